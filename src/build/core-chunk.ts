import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { chunkFile } from '../lib/chunk-file.server'

/**
 * The code that every page loads before the first interaction, and the code that it loads then, in one file each: split
 * up, the same code takes a dozen requests and is 50% larger, as each file is compressed separately.
 */
const CORE =
  /src\/(features\/account\/session-event|early-interaction\/(events|load-element)|i18n\/(locale-path|locales))\.ts/
const STORES =
  /src\/(features\/(cart\/(cart|cart\.store|stored-cart)|settings\/settings\.store|notifications\/toast)|i18n\/format|lib\/(after-paint|storage))\.ts|\/@?nanostores\//

/** Code that a plan shares with the modules that later read texts, links and descriptions of it. */
const TRIP =
  /src\/(content\/trip-choices|features\/planner\/(engine\/parameters|day-title|duration|parameter-changes|place-name))\.ts/

/** Small modules that most islands share. */
const CONTROLS = /src\/components\/(Button|Icon|IslandBoundary|use-(eager-value|kept-scroll|store))\.tsx?/

const REACT = /\/node_modules\/react\//

const SCHEMAS = /src\/lib\/integer\.ts|\/valibot\//

/** What the planner loads later shares only chunks with it that it has loaded already: their names take 157 bytes. */
const plannerImports: Plugin = {
  name: 'planner-imports',
  // Astro does not pass this setting on from `environments`.
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            modulePreload: {
              resolveDependencies: (_, files, { hostId }) => (hostId.includes('TripPlanner') ? [] : files),
            },
          },
        }
      : undefined,
}

/** Environment variable with the name of that file in `dist`, so that pages can preload it. */
export const CORE_FILE = 'RUMBO_CORE'

/** Astro integration: bundles what loads before and on the first interaction into one chunk each. */
export const coreChunk = (): AstroIntegration => ({
  name: 'core-chunk',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [chunkFile('core', CORE_FILE), plannerImports],
          environments: {
            client: {
              build: {
                rolldownOptions: {
                  output: {
                    codeSplitting: {
                      groups: [
                        { name: 'core', test: CORE },
                        { name: 'stores', test: STORES },
                        { name: 'schemas', test: SCHEMAS, priority: 1 },
                        { name: 'trip', test: TRIP },
                        { name: 'react', test: REACT, priority: 1 },
                        { name: 'controls', test: CONTROLS },
                      ],
                    },
                  },
                },
              },
            },
          },
        },
      })
    },
  },
})
