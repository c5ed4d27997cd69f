import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Files that start servers or programs. Each has a process and services of its own. */
const WITH_SERVICES = [
  'tests/{builds,functions}/**/*.test.ts',
  'packages/{content-lake,dev-services}/{src,tests}/**/*.test.{ts,tsx}',
]

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    globalSetup: fileURLToPath(new URL('./tests/temporary-folder.ts', import.meta.url)),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { PICTURES_SECRET: 'pictures-secret-of-tests' },
    projects: [
      {
        extends: true,
        test: {
          name: 'services',
          include: WITH_SERVICES,
          setupFiles: fileURLToPath(new URL('./tests/functions/long-timeouts.ts', import.meta.url)),
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['{src,netlify,packages,studio,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...WITH_SERVICES],
        },
      },
    ],
  },
})
