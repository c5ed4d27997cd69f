import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { sendWaitingDeploy } from '../server/deploys'
import { followSales } from '../server/sales'

/** Every minute: deploys what waits, and the first and last minute of a sale. */
export default async (): Promise<void> => {
  const env = readEnv()
  await followSales(env)
  await sendWaitingDeploy(env)
}

export const config: Config = { schedule: '* * * * *' }
