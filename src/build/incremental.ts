import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { SOURCES } from './page-key'
import { sourcesDigest } from './sources'

/** Astro's list of the pages that it keeps, in the cache folder. */
const KEPT = 'incremental-build.json'
/** There from the beginning of a build to its good end. */
const UNDER_WAY = 'build-under-way'

/**
 * Astro integration: a build after a change of content makes only the pages anew that show it. Any change of code
 * makes all of them: scripts and styles are named by their content, and a kept page would name those of before.
 */
export const incremental = (): AstroIntegration => {
  let mark: URL | undefined
  return {
    name: 'incremental',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        if (command !== 'build') return
        process.env[SOURCES] = sourcesDigest(fileURLToPath(config.root))
        mark = await begin(config.cacheDir)
        updateConfig({ experimental: { incrementalBuild: true } })
      },
      'astro:build:done': async () => {
        if (mark) await rm(mark, { force: true })
      },
    },
  }
}

/**
 * Astro writes kept pages one by one and their list last. After a build that did not come to its end the two do not
 * belong together, and a page could come back with a price that was taken back: then nothing is kept.
 */
const begin = async (cacheDir: URL): Promise<URL> => {
  const mark = new URL(UNDER_WAY, cacheDir)
  await mkdir(cacheDir, { recursive: true })
  await writeFile(mark, '', { flag: 'wx' }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    await rm(new URL(KEPT, cacheDir), { force: true })
  })
  return mark
}
