import type { Env } from '~/lib/env/env.server'
import { unavailable } from './errors'
import { TIMEOUT_MS } from './timeouts'

/** Requests a build of the site; Netlify merges requests made during a build. 503 when the hook fails. */
export async function startBuild({ BUILD_HOOK_URL }: Env): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS.buildHook)
  const answer = await fetch(BUILD_HOOK_URL, { method: 'POST', signal }).catch((cause: unknown) => {
    throw unavailable('build', cause)
  })
  await answer.body?.cancel()
  if (!answer.ok) throw unavailable('build', new Error(`The build hook answered ${answer.status}`))
}
