import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { followClock } from '../server/clock'
import { sendWaitingDeploy } from '../server/deploys'

/** Every minute: pages and codes change in the minute that editors chose, and what waits is deployed. */
export default async (): Promise<void> => {
  const env = readEnv()
  await followClock(env)
  await sendWaitingDeploy(env)
}

export const config: Config = { schedule: '* * * * *' }
