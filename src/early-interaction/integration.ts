import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build, type Plugin } from 'vite'
import { chunkFile } from '../lib/chunk-file.server'
import { ISLANDS_FILE } from './link-islands'

const here = (file: string) => new URL(file, import.meta.url)

/** Astro integration: adds `client:intent`, its file for built pages, and the script of `events.ts` in the head of every page. */
export const earlyInteraction = (): AstroIntegration => ({
  name: 'early-interaction',
  hooks: {
    'astro:config:setup': async ({ addClientDirective, addWatchFile, injectScript, updateConfig }) => {
      updateConfig({ vite: { plugins: [islandsFile()] } })
      addClientDirective({ name: 'intent', entrypoint: fileURLToPath(here('client-intent.ts')) })
      for (const file of [
        'page-script.ts',
        'hosts.ts',
        'language-links.ts',
        'late-notice.ts',
        'repeated-press.ts',
      ])
        addWatchFile(here(file))
      injectScript('head-inline', await bundlePageScript())
    },
  },
})

const islandsFile = (): Plugin => ({
  ...chunkFile('islands', ISLANDS_FILE),
  buildStart() {
    this.emitFile({ type: 'chunk', id: fileURLToPath(here('islands.ts')), name: 'islands' })
  },
})

/** The page script, inlined because it must run before any file has loaded. */
const bundlePageScript = async (): Promise<string> => {
  const results = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '~': fileURLToPath(here('..')) } },
    define: {
      'import.meta.env.PUBLIC_CLIENT_ERRORS': JSON.stringify(process.env['PUBLIC_CLIENT_ERRORS'] ?? 'on'),
    },
    build: {
      write: false,
      minify: true,
      lib: { entry: fileURLToPath(here('page-script.ts')), formats: ['iife'], name: 'rumbo' },
    },
  })
  const [result] = [results].flat()
  if (!result || !('output' in result)) throw new Error('The page script of early-interaction was not built')
  return result.output[0].code.trim()
}
