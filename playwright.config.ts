import { defineConfig } from '@playwright/test'
import { readPorts } from '@rumbo/dev-services/ports'
import { NO_PICTURES, PICTURES } from './tests/chromium'

const EDITING = 'e2e/studio*.spec.ts'
const RESTART = 'e2e/studio-restart.spec.ts'

const studio = {
  testMatch: EDITING,
  // One at a time: an invalid document of one story would fail the builds of another.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: { ...PICTURES, viewport: { width: 1280, height: 800 } },
}

/** Run by `npm test` or `npm run test:e2e`, which start the shop first and pass on its ports. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,a11y,security}/**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  // On a busy machine, the first text that a browser reads takes more than ten seconds.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${readPorts(process.env).shop}`,
    // `npm run test:e2e -- --trace on` records every step and takes a tenth longer.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A neighbor with the same time: visitors from Honduras are offered lempiras.
    locale: 'es-SV',
    timezoneId: 'America/El_Salvador',
    serviceWorkers: 'block',
    ...NO_PICTURES,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: EDITING,
      grepInvert: /@phone/,
      // Pages that stand still take a tenth less of the processor. Tests of motion turn it on; on phones, all move.
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      testIgnore: EDITING,
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // These change content that the others read, and one restarts the lake, so they run after them.
    { ...studio, name: 'studio', testIgnore: RESTART, dependencies: ['desktop', 'phone'] },
    { ...studio, name: 'restart', testMatch: RESTART, dependencies: ['studio'] },
  ],
})
