import { Component, Fragment, type FragmentInstance, type ReactNode, useEffect, useRef } from 'react'
import type {} from 'react-dom' // declares the methods of FragmentInstance
import { sendReady } from '~/early-interaction/island-ready'
import type { Messages } from '~/i18n/messages'
import { reportClientError } from '~/lib/client-errors'

interface Props {
  children: ReactNode
  t: { islandError: Messages['common']['islandError'] }
}

interface State {
  error: Error | undefined
}

/** Around each island: contains its errors (ROUTE-06), and sends an event after hydration. */
export function IslandBoundary(props: Props) {
  const content = useRef<FragmentInstance>(null)
  // Effects of a parent run after those of its children; the event is dispatched from the `astro-island`.
  useEffect(() => void sendReady(content.current), [])
  return (
    <Fragment ref={content}>
      <ErrorBoundary {...props} />
    </Fragment>
  )
}

class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown) {
    reportClientError(error)
  }

  override render() {
    const { children, t } = this.props
    const { error } = this.state
    if (!error) return children
    return (
      <section className="notice" data-tone="error" role="alert">
        <h2>{t.islandError.title}</h2>
        <p>{error.message}</p>
        <p className="soft">{t.islandError.hint}</p>
        <button
          type="button"
          className="button"
          data-look="line"
          data-size="small"
          onClick={() => window.location.reload()}
        >
          {t.islandError.reload}
        </button>
      </section>
    )
  }
}
