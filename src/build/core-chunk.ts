import type { AstroIntegration } from 'astro'

/**
 * What every page of the shop loads before a touch, in one file: apart, the same code is a dozen requests and half
 * as large again, as each file is compressed by itself.
 */
const CORE =
  /src\/(features\/(cart\/(cart|cart\.store|stored-cart)|settings\/(settings|settings\.store)|notifications\/toast|account\/session-event)|early-interaction\/(events|load-element)|i18n\/(routes|locales)|lib\/storage)\.ts|\/@?nanostores\//

/** The variable that names that file within `dist` while pages are made: they ask for it before the script that imports it has come. */
export const CORE_FILE = 'RUMBO_CORE'

/** Astro integration: few and small scripts before the first touch. */
export const coreChunk = (): AstroIntegration => ({
  name: 'core-chunk',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
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
