import { createHash, type Hash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@sanity/client'

const SOURCES = ['src', 'public', 'astro.config.mjs', 'netlify.toml', 'package-lock.json', 'tsconfig.json']
const VARIABLES = /^(PUBLIC_|SANITY_(PROJECT_ID|DATASET|API_HOST)$)/
const CONTENT = `*[!(_id in path("drafts.**")) && _type != "order"]{_id, _rev} | order(_id)`

/** One text that changes whenever a build of the project at `root` could come out different: sources, variables, content. */
export const fingerprint = async (root: string, env: Record<string, string | undefined>): Promise<string> => {
  const hash = createHash('sha256')
  for (const source of SOURCES) hashSource(hash, join(root, source))
  for (const name of Object.keys(env).sort()) if (VARIABLES.test(name)) hash.update(`${name}=${env[name]}\n`)
  hash.update(JSON.stringify(await contentRevisions(env)))
  return hash.digest('hex')
}

const hashSource = (hash: Hash, path: string): void => {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) return void hash.update(readFileSync(path))
  for (const name of readdirSync(path).sort()) {
    if (/\.test\.tsx?$/.test(name)) continue
    hash.update(name)
    hashSource(hash, join(path, name))
  }
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
  return client.fetch(CONTENT)
}
