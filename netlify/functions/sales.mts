import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { followSales } from '../server/sales'

/** Every minute: pages show a sale from its first minute to its last. Cart and checkout ask for the price themselves. */
export default async (): Promise<void> => {
  await followSales(readEnv())
}

export const config: Config = { schedule: '* * * * *' }
