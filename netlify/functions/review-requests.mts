import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { askForReviews } from '../server/reviews'

/** Every morning in Honduras: asks buyers whose orders arrived some days ago for their opinion. */
export default async (): Promise<void> => {
  await askForReviews(readEnv())
}

export const config: Config = { schedule: '0 15 * * *' }
