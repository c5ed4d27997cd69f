import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { NodeEnv } from 'service-kit/serve'
import { projectFile } from '@rumbo/dev-services/programs'
import { sourcesDigest } from '../src/build/sources'
import { createSteps } from './steps'

/** Files of `studio/` that are not part of the build. */
const NOT_SOURCES = new Set(['dist', '.sanity', 'node_modules'])
const STAMP = 'built-from.txt'

/**
 * Serves the Studio built into `folder`, which loads much faster than the development server. It is rebuilt when its
 * sources or the addresses in `env` have changed. Rejects when the build fails.
 */
export const builtStudio = async (
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<Hono<NodeEnv>> => {
  const stamp = fingerprint(env)
  const stampFile = join(folder, STAMP)
  if (!existsSync(stampFile) || (await readFile(stampFile, 'utf8')) !== stamp) {
    await rm(folder, { recursive: true, force: true })
    await build(folder, env)
    await writeFile(stampFile, stamp)
  }
  const app = new Hono<NodeEnv>()
  app.get('/static/*', serveStatic({ root: folder }))
  // Single-page app: every address serves index.html.
  app.get('*', serveStatic({ root: folder, path: 'index.html' }))
  return app
}

const fingerprint = (env: Readonly<Record<string, string>>): string => {
  const studio = readdirSync(projectFile('studio')).filter((name) => !NOT_SOURCES.has(name))
  const sources = [...studio.sort().map((name) => `studio/${name}`), 'src', 'package-lock.json']
  const hash = createHash('sha256').update(sourcesDigest(projectFile('.'), sources))
  for (const name of Object.keys(env).sort())
    if (name.startsWith('SANITY_STUDIO_')) hash.update(`${name}=${env[name]}\n`)
  return hash.digest('hex')
}

const build = async (folder: string, env: Readonly<Record<string, string>>): Promise<void> => {
  const steps = createSteps(env)
  const sanity = projectFile('node_modules/sanity/bin/sanity')
  const code = await steps.run('Studio builds', [sanity, 'build', folder, '--yes'], {
    quiet: true,
    cwd: projectFile('studio'),
  })
  if (code !== 0) throw new Error('The Studio could not be built. The lines above say why.')
}
