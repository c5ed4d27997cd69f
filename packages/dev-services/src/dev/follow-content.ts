import { contentClient } from '~/content/client'
import { CONTENT_TYPES } from '~/content/model'
import { coalesce } from './coalesce'

interface Callbacks {
  /** Called when content, drafts included, has changed, and not again before it has resolved. */
  changed(): Promise<void>
  /** Called when `changed` rejects or the subscription ends with an error. */
  failed(error: unknown): void
}

/** Changes within this time count as one, because an editor is typing. Milliseconds. */
const DEBOUNCE = 300

/** Subscribes to changes of what pages are built from, until the returned function is called. */
export const followContent = (
  env: Readonly<Record<string, string | undefined>>,
  { changed, failed }: Callbacks,
): (() => void) => {
  const update = coalesce(() => changed().catch(failed))
  let timer: NodeJS.Timeout | undefined
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      update.start()
    }, DEBOUNCE)
  }

  let connected = false
  const subscription = contentClient(env)
    .withConfig({ perspective: 'raw' })
    .listen(
      '*[_type in $types]',
      { types: CONTENT_TYPES.map(({ name }) => name) },
      { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query' },
    )
    .subscribe({
      next: ({ type }) => {
        // A later welcome follows a lost connection, during which anything may have changed.
        if (type !== 'welcome' || connected) schedule()
        connected = true
      },
      error: (cause: unknown) => failed(new Error('The content subscription has ended', { cause })),
    })
  return () => {
    clearTimeout(timer)
    subscription.unsubscribe()
  }
}
