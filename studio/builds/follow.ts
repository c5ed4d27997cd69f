import { type Build, readBuilds } from './builds'
import { readSiteState, type SiteState } from './site-state'

/** Milliseconds. */
const EVERY = 2000
const TIMEOUT = 5000

/** A value that is read again every two seconds while there are subscribers. */
const follow = <Value>(first: Value, read: (before: Value) => Promise<Value>) => {
  const subscribers = new Set<() => void>()
  let value = first
  let timer: ReturnType<typeof setTimeout> | undefined

  let isReading = false
  const refresh = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    value = await read(value)
    isReading = false
    for (const changed of subscribers) changed()
    if (subscribers.size > 0) timer = setTimeout(() => void refresh(), EVERY)
  }

  return {
    get: (): Value => value,
    subscribe(changed: () => void): () => void {
      subscribers.add(changed)
      if (subscribers.size === 1) {
        clearTimeout(timer)
        void refresh()
      }
      return () => {
        subscribers.delete(changed)
        if (subscribers.size === 0) clearTimeout(timer)
      }
    },
  }
}

const readJson = async (url: URL, ask: typeof fetch): Promise<unknown> => {
  const answer = await ask(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT),
  })
  return answer.json()
}

interface Status {
  /** Newest first; those last known while the shop does not answer. */
  readonly builds: readonly Build[]
  readonly away: boolean
}

const NOTHING_YET: Status = { builds: [], away: false }
/** For a shop that reports no builds. */
export const NO_BUILDS = { get: () => NOTHING_YET, subscribe: () => () => undefined }

/** The builds of the local shop at `site`. */
export const followBuilds = (site: string, ask: typeof fetch = fetch) =>
  follow(NOTHING_YET, (before) =>
    readJson(new URL('/__local/builds', site), ask)
      .then((answer) => ({ builds: readBuilds(answer), away: false }))
      .catch(() => ({ ...before, away: true })),
  )

/** For a Studio that does not know its shop. */
export const NO_STATE = { get: () => undefined, subscribe: () => () => undefined }

/** What the shop at `site` shows; the last known state while it does not answer. */
export const followState = (site: string, ask: typeof fetch = fetch) =>
  follow<SiteState | undefined>(undefined, (before) =>
    readJson(new URL('/content-state.json', site), ask)
      .then((answer) => readSiteState(answer) ?? before)
      .catch(() => before),
  )
