import { createHash } from 'node:crypto'
import { sourcesDigest } from '~/build/sources'
import { contentClient } from '~/content/client'
import { minuteInHonduras } from '~/lib/honduras-time'

const VARIABLES = /^(PUBLIC_|ANTHROPIC_API_KEY$|SANITY_(PROJECT_ID|DATASET|API_HOST)$)/
const CONTENT = `*[!(_id in path("drafts.**")) && _type != "order"]{_id, _rev, "isDue": publishedAt + "T" + coalesce(publishTime, "00:00") <= $minute} | order(_id)`

/** Changes whenever a build of the project at `root` could differ: by its sources, variables or content. */
export const fingerprint = async (root: string, env: Record<string, string | undefined>): Promise<string> => {
  const hash = createHash('sha256').update(sourcesDigest(root))
  for (const name of Object.keys(env).sort()) if (VARIABLES.test(name)) hash.update(`${name}=${env[name]}\n`)
  hash.update(JSON.stringify(await contentRevisions(env)))
  return hash.digest('hex')
}

const contentRevisions = (env: Record<string, string | undefined>): Promise<unknown> =>
  contentClient(env)
    .withConfig({ perspective: 'published' })
    .fetch(CONTENT, { minute: minuteInHonduras(new Date()) })
