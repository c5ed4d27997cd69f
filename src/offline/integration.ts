import { existsSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { LOCALES, type Locale } from '../i18n/locales'
import { essentialPaths, offlinePath, plannerPath } from './addresses'
import type { BuildConstants, Bundle } from './build-constants'
import { importedLater, requiredFiles } from './required-files'
import { isOff } from './switch'

type Environment = Record<string, string | undefined>

/** Astro integration: writes `sw.js` into the built site. */
export const offline = (env: Environment): AstroIntegration => {
  let bundled: { readonly constants: string; readonly worker: Buffer } | undefined
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const constants = isOff(env) ? undefined : constantsFor(folder)
        const written = JSON.stringify(constants ?? null)
        if (bundled?.constants === written) await writeFile(join(folder, 'sw.js'), bundled.worker)
        else {
          await bundleWorker(folder, constants)
          bundled = { constants: written, worker: await readFile(join(folder, 'sw.js')) }
        }
        logger.info(isOff(env) ? 'sw.js removes itself from browsers' : 'sw.js caches pages for offline use')
      },
    },
  }
}

/** Bundles the worker into `folder` as `sw.js`; without constants, the worker that removes itself. */
export const bundleWorker = async (folder: string, constants?: BuildConstants): Promise<void> => {
  const entry = constants ? './service-worker.ts' : './kill-worker.ts'
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('.', import.meta.url)),
    publicDir: false,
    resolve: { alias: { '~': fileURLToPath(new URL('..', import.meta.url)) } },
    define: {
      __OFFLINE__: JSON.stringify(constants ?? {}),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      lib: {
        entry: fileURLToPath(new URL(entry, import.meta.url)),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  })
}

/** The island of the trip planner. */
const PLANNER = /\/TripPlanner\.[^/]+\.js$/

const constantsFor = (folder: string): BuildConstants => {
  const read = (address: string) => {
    const file = join(folder, address)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const bundleOf = (paths: readonly string[]): Bundle => {
    const pages = paths.filter((path) => read(`${path}.html`) !== undefined)
    return {
      pages,
      files: [...new Set(pages.flatMap((path) => requiredFiles(read(`${path}.html`) ?? '', read)))],
    }
  }
  const planner = bundleOf(LOCALES.map(plannerPath)).files
  return {
    fallbacks: bundleOf(LOCALES.map(offlinePath)),
    essentials: Object.fromEntries(
      LOCALES.map((locale) => [locale, bundleOf(essentialPaths(locale))]),
    ) as Record<Locale, Bundle>,
    planner: [
      ...new Set([
        ...planner,
        // It also understands texts offline (PLAN-02).
        ...planner.filter((file) => PLANNER.test(file)).flatMap((file) => importedLater(file, read)),
      ]),
    ],
  }
}
