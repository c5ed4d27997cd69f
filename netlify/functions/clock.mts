import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { followClock } from '../server/clock'
import { sendWaitingDeploy } from '../server/deploys'

/** Every minute: makes the changes of pages and codes that editors scheduled, and deploys what is waiting. */
export default async (): Promise<void> => {
  const env = readEnv()
  await followClock(env)
  await sendWaitingDeploy(env)
}

export const config: Config = { schedule: '* * * * *' }
