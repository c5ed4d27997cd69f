import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { sendDailySummary } from '../server/daily-summary'

/** Seven in the morning in Honduras: emails the shop what happened yesterday and what is waiting today. */
export default async (): Promise<void> => {
  await sendDailySummary(readEnv())
}

export const config: Config = { schedule: '0 13 * * *' }
