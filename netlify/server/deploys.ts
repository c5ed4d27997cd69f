import { setTimeout as pause } from 'node:timers/promises'
import { type Deploys, DEPLOYS_ID, deploysDocument, waitingChanges } from '~/content/deploys'
import type { Env } from '~/lib/env/env.server'
import { startBuild } from './build-hook'
import { askContent, contentWriter, isConflict } from './content'
import { unavailable } from './errors'

const DEFAULT_WINDOW = '10'
const MINUTE_MS = 60_000
/** After this time, a function that was sending a deploy is considered gone. */
const CLAIM_MS = MINUTE_MS
const ATTEMPTS = 12

/** `waiting`: {@link sendWaitingDeploy} sends it when the window is over. */
export type DeployOutcome = 'sent' | 'waiting' | 'nothing'

interface Options {
  /** Does not wait for the window to end. */
  readonly atOnce?: boolean
}

/**
 * Deploys a change of content: at most once per DEPLOY_WINDOW_MINUTES, together with the other changes in that window.
 * The change is stored before anything is sent, so that a function that fails or stops loses none.
 */
export async function requestDeploy(
  env: Env,
  now = new Date(),
  options: Options = {},
): Promise<DeployOutcome> {
  if (windowOf(env) === 0) {
    await startBuild(env)
    return 'sent'
  }
  await askContent(() =>
    contentWriter(env)
      .transaction()
      .createIfNotExists({ _id: DEPLOYS_ID, _type: 'deploys', changes: 0, sent: 0 })
      .patch(DEPLOYS_ID, (patch) => patch.inc({ changes: 1 }))
      .commit({ visibility: 'sync' }),
  )
  return sendWaitingDeploy(env, now, options)
}

/** Sends the deploy of the waiting changes, if it is due. */
export async function sendWaitingDeploy(
  env: Env,
  now = new Date(),
  { atOnce = false }: Options = {},
): Promise<DeployOutcome> {
  if (windowOf(env) === 0) return 'nothing'
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const deploys = await readDeploys(env)
    if (!deploys || waitingChanges(deploys) === 0) return 'nothing'
    const isDue = atOnce || !deploys.notBefore || now >= new Date(deploys.notBefore)
    if (!isDue || isClaimed(deploys, now)) return 'waiting'
    if (await claim(env, deploys, now)) {
      await send(env, deploys, now)
      return 'sent'
    }
    await pause(Math.random() * 50 * attempt)
  }
  return 'waiting'
}

const windowOf = ({ DEPLOY_WINDOW_MINUTES: minutes = DEFAULT_WINDOW }: Env): number =>
  Number(minutes) * MINUTE_MS

const isClaimed = ({ claimedAt }: Deploys, now: Date): boolean =>
  typeof claimedAt === 'string' && now.valueOf() - Date.parse(claimedAt) < CLAIM_MS

async function readDeploys(env: Env): Promise<Deploys | undefined> {
  const found = await askContent(() => contentWriter(env).getDocument(DEPLOYS_ID))
  if (!found) return undefined
  const deploys = deploysDocument.safeParse(found)
  if (!deploys.success) throw unavailable('content', deploys.error)
  return deploys.data
}

/** Whether this call is the one that sends: false when the document was changed since it was read. */
const claim = (env: Env, { _rev }: Deploys, now: Date): Promise<boolean> =>
  askContent(() =>
    contentWriter(env)
      .patch(DEPLOYS_ID)
      .set({ claimedAt: now.toISOString() })
      .ifRevisionId(_rev)
      .commit({ visibility: 'sync' }),
  ).then(
    () => true,
    (error: unknown) => {
      if (isConflict(error)) return false
      throw error
    },
  )

async function send(env: Env, { changes }: Deploys, now: Date): Promise<void> {
  const patch = () => contentWriter(env).patch(DEPLOYS_ID).unset(['claimedAt'])
  try {
    await startBuild(env)
  } catch (error) {
    await askContent(() => patch().commit())
    throw error
  }
  const sent = {
    sent: changes,
    sentAt: now.toISOString(),
    notBefore: new Date(now.valueOf() + windowOf(env)).toISOString(),
  }
  await askContent(() => patch().set(sent).commit({ visibility: 'sync' }))
}
