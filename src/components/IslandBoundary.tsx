import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  t: { unexpectedError: string; unexpectedErrorHint: string; reload: string }
}

interface State {
  error: Error | undefined
}

/** Keeps an island's failure inside the island (ROUTE-06). */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { children, t } = this.props
    const { error } = this.state
    if (!error) return children
    return (
      <section className="notice" data-tone="error" role="alert">
        <h2>{t.unexpectedError}</h2>
        <p>{error.message}</p>
        <p className="soft">{t.unexpectedErrorHint}</p>
        <button
          type="button"
          className="button"
          data-look="line"
          data-size="small"
          onClick={() => window.location.reload()}
        >
          {t.reload}
        </button>
      </section>
    )
  }
}
