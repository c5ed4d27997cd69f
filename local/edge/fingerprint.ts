import { createHash } from 'node:crypto'
import { createClient } from '@sanity/client'
import { sourcesDigest } from '../../src/build/sources'
import { dayInHonduras } from '../../src/i18n/dates'

const VARIABLES = /^(PUBLIC_|SANITY_(PROJECT_ID|DATASET|API_HOST)$)/
const CONTENT = `*[!(_id in path("drafts.**")) && _type != "order"]{_id, _rev, "isDue": publishedAt <= $today} | order(_id)`

/** One text that changes whenever a build of the project at `root` could come out different: sources, variables, content. */
export const fingerprint = async (root: string, env: Record<string, string | undefined>): Promise<string> => {
  const hash = createHash('sha256').update(sourcesDigest(root))
  for (const name of Object.keys(env).sort()) if (VARIABLES.test(name)) hash.update(`${name}=${env[name]}\n`)
  hash.update(JSON.stringify(await contentRevisions(env)))
  return hash.digest('hex')
}

const contentRevisions = (env: Record<string, string | undefined>): Promise<unknown> => {
  const {
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset,
    SANITY_API_HOST: apiHost,
    SANITY_READ_TOKEN: token,
  } = env
  if (!projectId || !dataset)
    throw new Error('SANITY_PROJECT_ID and SANITY_DATASET say where the content is.')
  const client = createClient({
    projectId,
    dataset,
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'published',
    ...(token && { token }),
    ...(apiHost && { apiHost, useProjectHostname: false }),
  })
  return client.fetch(CONTENT, { today: dayInHonduras(new Date()) })
}
