import type { AstroIntegration } from 'astro'

/**
 * What every page of the shop loads before a touch, in one file: apart, the same code is a dozen requests and half
 * as large again, as each file is compressed by itself.
 */
const CORE =
  /src\/(features\/(cart\/(cart|cart\.store|stored-cart)|settings\/(settings|settings\.store)|notifications\/toast|account\/session-event)|early-interaction\/(events|load-element)|i18n\/(routes|locales)|lib\/storage)\.ts|\/@?nanostores\/|vite\/preload-helper/

/** The variable that names that file within `dist` while pages are made: they ask for it before the script that imports it has come. */
export const CORE_FILE = 'RUMBO_CORE'

/** Fetches what a chunk needs beside it, each once: Vite's own does the same in four times the bytes, and every page has it. */
const PRELOAD = `
const known = {};
const fetched = (dep) => known[dep] ??= new Promise((done, fail) => {
  const link = document.createElement('link');
  const style = dep.endsWith('.css');
  link.rel = style ? 'stylesheet' : 'modulepreload';
  link.href = '/' + dep;
  if (!style) done();
  link.onload = done;
  link.onerror = () => { delete known[dep]; fail(Error('No ' + dep)) };
  document.head.append(link);
});
export const __vitePreload = (load, deps) => Promise.all((deps ?? []).map(fetched)).then(load);
`

/** Astro integration: few and small scripts before the first touch. */
export const leanScripts = (): AstroIntegration => ({
  name: 'lean-scripts',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'lean-preload',
              enforce: 'pre',
              apply: 'build',
              load: (id: string) => (id === '\0vite/preload-helper.js' ? PRELOAD : undefined),
            },
            {
              name: 'core-file',
              apply: 'build',
              applyToEnvironment: ({ name }) => name === 'client',
              generateBundle(_, files) {
                const core = Object.values(files).find((file) => file.name === 'core')
                if (core) process.env[CORE_FILE] = core.fileName
              },
            },
          ],
          environments: {
            client: {
              build: {
                rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', test: CORE }] } } },
              },
            },
          },
        },
      })
    },
  },
})
