import type { Config } from '@netlify/functions'
import { dayInHonduras } from '~/i18n/dates'
import { readEnv } from '~/lib/env/env.server'
import { hasArticleOf } from '../server/articles'
import { requestDeploy } from '../server/deploys'

/** Midnight in Honduras: an article that waits for this day comes out. */
export default async (): Promise<void> => {
  const env = readEnv()
  if (await hasArticleOf(env, dayInHonduras(new Date()))) await requestDeploy(env)
}

export const config: Config = { schedule: '0 6 * * *' }
