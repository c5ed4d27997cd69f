import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { SOURCES } from './page-key'
import { sourcesDigest } from './sources'

/** Astro's list of cached pages, in the cache folder. */
const MANIFEST = 'incremental-build.json'
/** Exists from the start of a build until it succeeds. */
const MARKER = 'build-in-progress'

/**
 * Astro integration: after a content change, a build renders only the pages that show it. After a code change, it
 * renders all of them: scripts and styles have content hashes in their names, and a cached page would link to old ones.
 */
export const incremental = (): AstroIntegration => {
  let marker: URL | undefined
  return {
    name: 'incremental',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        if (command !== 'build') return
        process.env[SOURCES] = sourcesDigest(fileURLToPath(config.root))
        marker = await begin(config.cacheDir)
        updateConfig({ experimental: { incrementalBuild: true } })
      },
      'astro:build:done': async () => {
        if (marker) await rm(marker, { force: true })
      },
    },
  }
}

/**
 * Astro writes cached pages one by one and their manifest last. After a failed build the two may not match, and an
 * outdated page could be served again. So the manifest is deleted.
 */
const begin = async (cacheDir: URL): Promise<URL> => {
  const marker = new URL(MARKER, cacheDir)
  await mkdir(cacheDir, { recursive: true })
  await writeFile(marker, '', { flag: 'wx' }).catch(async (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    await rm(new URL(MANIFEST, cacheDir), { force: true })
  })
  return marker
}
