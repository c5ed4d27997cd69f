import { type Build, readBuilds } from './builds'

interface Status {
  /** Newest first; the last known ones while the shop does not answer. */
  readonly builds: readonly Build[]
  readonly away: boolean
}

const NOTHING_YET: Status = { builds: [], away: false }
/** For a shop that reports no builds. */
export const NO_BUILDS = { get: () => NOTHING_YET, subscribe: () => () => undefined }

/** Milliseconds. */
const EVERY = 2000
const TIMEOUT = 5000

/** The builds of the shop at `site`, polled every two seconds while there are subscribers. */
export const followBuilds = (site: string, ask: typeof fetch = fetch) => {
  const lookers = new Set<() => void>()
  let status = NOTHING_YET
  let timer: ReturnType<typeof setTimeout> | undefined

  let asking = false
  const look = async (): Promise<void> => {
    if (asking) return
    asking = true
    status = await ask(new URL('/__local/builds', site), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    })
      .then(async (answer) => ({ builds: readBuilds(await answer.json()), away: false }))
      .catch(() => ({ ...status, away: true }))
    asking = false
    for (const looker of lookers) looker()
    if (lookers.size > 0) timer = setTimeout(() => void look(), EVERY)
  }

  return {
    get: (): Status => status,
    subscribe(looker: () => void): () => void {
      lookers.add(looker)
      if (lookers.size === 1) {
        clearTimeout(timer)
        void look()
      }
      return () => {
        lookers.delete(looker)
        if (lookers.size === 0) clearTimeout(timer)
      }
    },
  }
}
