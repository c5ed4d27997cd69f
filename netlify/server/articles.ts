import { defineQuery } from 'groq'
import type { Env } from '~/lib/env/env.server'
import { askContent, contentReader } from './content'

const POST_COUNT_QUERY = defineQuery(`count(*[_type == "post" && publishedAt == $day])`)

/** Whether an article is dated `day` (`YYYY-MM-DD`). 503 when the CMS is unavailable. */
export const hasArticleOf = async (env: Env, day: string): Promise<boolean> =>
  (await askContent(() => contentReader(env).fetch(POST_COUNT_QUERY, { day }))) > 0
