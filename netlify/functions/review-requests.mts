import type { Config } from '@netlify/functions'
import { readEnv } from '~/lib/env/env.server'
import { askForReviews } from '../server/reviews'

/** Every morning in Honduras: asks those whose orders arrived some days ago what they think. */
export default async (): Promise<void> => {
  await askForReviews(readEnv())
}

export const config: Config = { schedule: '0 15 * * *' }
