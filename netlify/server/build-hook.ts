import type { Env } from '~/lib/env/env.server'
import { unavailable } from './faults'
import { TIMEOUT_MS } from './timeouts'

/** Asks for a build of the site; builds that are asked for while one runs become one. 503 when nobody takes it. */
export async function startBuild({ BUILD_HOOK_URL }: Env): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS.buildHook)
  const answer = await fetch(BUILD_HOOK_URL, { method: 'POST', signal }).catch((cause: unknown) => {
    throw unavailable('build', cause)
  })
  await answer.body?.cancel()
  if (!answer.ok) throw unavailable('build', new Error(`The build hook answered ${answer.status}`))
}
