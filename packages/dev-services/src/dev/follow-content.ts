import { contentClient } from '~/content/client'

interface Followers {
  /** Content is different now, drafts included. Not called again before it has ended. */
  changed(): Promise<void>
  /** `changed` failed, or content cannot be followed any more. */
  failed(error: unknown): void
}

/** Changes that come within so many milliseconds after a first one are one: an editor types. */
const GATHERED = 300

/** Listens to the content lake of `env` until the answer is called. Orders are not pages' content. */
export const followContent = (
  env: Readonly<Record<string, string | undefined>>,
  { changed, failed }: Followers,
): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let again = false
  const work = (): void => {
    if (working) {
      again = true
      return
    }
    again = false
    working = changed()
      .catch(failed)
      .finally(() => {
        working = undefined
        if (again) work()
      })
  }
  const renew = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      work()
    }, GATHERED)
  }

  let welcomed = false
  const subscription = contentClient(env)
    .withConfig({ perspective: 'raw' })
    .listen(
      '*[_type != "order"]',
      {},
      { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query' },
    )
    .subscribe({
      next: ({ type }) => {
        // The first welcome is the beginning; a later one follows a gap in which anything may have changed.
        if (type !== 'welcome' || welcomed) renew()
        welcomed = true
      },
      error: (cause: unknown) => failed(new Error('Content is not followed any more', { cause })),
    })
  return () => {
    clearTimeout(timer)
    subscription.unsubscribe()
  }
}
