import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Files that start servers or programs. Each has services of its own. */
const WITH_SERVICES = [
  'tests/{builds,functions}/**/*.test.ts',
  'packages/{content-lake,dev-services}/{src,tests}/**/*.test.{ts,tsx}',
]
/** Of these, the ones that replace modules which the others import as they are. Each has a process of its own. */
const WITH_OWN_MODULES = [
  'tests/functions/{slow-services,understand-trip}.test.ts',
  'packages/dev-services/src/edge/builder/builder.test.ts',
]

const setupFile = (name: string) => fileURLToPath(new URL(`./tests/${name}`, import.meta.url))
const LONG_TIMEOUTS = setupFile('functions/long-timeouts.ts')

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    globalSetup: fileURLToPath(new URL('./tests/temporary-folder.ts', import.meta.url)),
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { PICTURES_SECRET: 'pictures-secret-of-tests' },
    projects: [
      {
        extends: true,
        test: {
          name: 'services',
          isolate: false,
          include: WITH_SERVICES,
          exclude: WITH_OWN_MODULES,
          setupFiles: [LONG_TIMEOUTS, setupFile('own-environment.ts')],
        },
      },
      {
        extends: true,
        test: { name: 'own modules', include: WITH_OWN_MODULES, setupFiles: LONG_TIMEOUTS },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          // As Astro sets it from the configuration.
          env: { SITE: 'https://rumbo.example' },
          include: ['{src,netlify,packages,studio,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...WITH_SERVICES],
        },
      },
    ],
  },
})
