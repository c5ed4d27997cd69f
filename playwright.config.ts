import { defineConfig } from '@playwright/test'
import { readPorts } from '@rumbo/dev-services/ports'
import { CHROMIUM_ARGS, findChromium } from './tests/chromium'

const executablePath = findChromium()
const EDITING = 'e2e/studio*.spec.ts'

/** Run by `npm test` or `npm run test:e2e`, which start the shop first and pass its ports on. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,a11y,security}/**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${readPorts(process.env).shop}`,
    // A failure says what was seen; `npm run test:e2e -- --trace on` records the way there, at a tenth of the run.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'es-HN',
    timezoneId: 'America/Tegucigalpa',
    serviceWorkers: 'block',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'desktop', testIgnore: EDITING, use: { viewport: { width: 1280, height: 800 } } },
    // Stories that a phone shows differently say so: test('…', { tag: '@phone' }, …).
    {
      name: 'phone',
      testIgnore: EDITING,
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 },
    },
    // These change the content that the others look at, so they come after them, one at a time.
    {
      name: 'studio',
      testMatch: EDITING,
      dependencies: ['desktop', 'phone'],
      workers: 1,
      timeout: 120_000,
      expect: { timeout: 20_000 },
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
