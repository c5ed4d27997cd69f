/**
 * Pictures of every page in both languages, two widths and both schemes, into `screenshots/` (git-ignored).
 * Run: `npm run screenshots -- [part of a name …]` while the shop is running at PUBLIC_SITE_URL.
 */
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { localEnvironment, readEnvironment, readPorts } from '@rumbo/dev-services/ports'
import { projectFile } from '@rumbo/dev-services/programs'
import { LOCALES, type Locale } from '~/i18n/locales'
import { pathFor, type Route } from '~/i18n/routes'
import { CHROMIUM_ARGS, requireChromium } from './chromium'

const PAGES: readonly { name: string; route: Route; param?: string; query?: string }[] = [
  { name: 'landing', route: 'landing' },
  { name: 'home', route: 'home' },
  { name: 'products', route: 'products' },
  { name: 'filtered', route: 'products', query: '?category=toiletries&sort=price-asc' },
  { name: 'nothing-found', route: 'products', query: '?q=zzzz' },
  { name: 'product', route: 'product', param: 'prod-005' },
  { name: 'kit', route: 'product', param: 'kit-001' },
  { name: 'kits', route: 'kits' },
  { name: 'esim', route: 'esim' },
  { name: 'toiletries', route: 'toiletries' },
  { name: 'sales', route: 'sales' },
  { name: 'cart', route: 'cart' },
  { name: 'account', route: 'account' },
  { name: 'signup', route: 'signup' },
  { name: 'blog', route: 'blog' },
  { name: 'post', route: 'post', param: 'copan-ruinas-slowly' },
  { name: 'agent', route: 'agent' },
  { name: 'policy', route: 'policy', param: 'return-policy' },
  { name: 'tracking', route: 'trackingNumber', param: 'TRK-DEMO-TRANSIT' },
  { name: 'order', route: 'order' },
  { name: 'success', route: 'success' },
  { name: 'not-found', route: 'notFound' },
]
const WIDTHS = [390, 1440] as const
const SCHEMES = ['light', 'dark'] as const

const USAGE = 'Usage: npm run screenshots -- [part of a name …], while the shop is running.'
const root = projectFile('.')
const given = readEnvironment(root)
const base = localEnvironment(readPorts(given), given)['PUBLIC_SITE_URL'] ?? ''
const wanted = process.argv.slice(2)
const option = wanted.find((part) => part.startsWith('-'))
if (option !== undefined) {
  console.log(option === '--help' ? USAGE : `Unknown option ${option}. ${USAGE}`)
  process.exit(option === '--help' ? 0 : 1)
}
const isRunning = await fetch(base).then(
  ({ ok }) => ok,
  () => false,
)
if (!isRunning) {
  console.log(`${base} does not answer. Run npm start first, or set PUBLIC_SITE_URL to a running shop.`)
  process.exit(1)
}
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part))

await mkdir('screenshots', { recursive: true })
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: CHROMIUM_ARGS,
})

for (const width of WIDTHS) {
  for (const colorScheme of SCHEMES) {
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 844 : 900 },
      colorScheme,
      reducedMotion: 'reduce',
      hasTouch: width < 600,
    })
    for (const locale of LOCALES) for (const page of PAGES) await shoot(page, locale, width, colorScheme)
    await context.close()

    async function shoot(
      { name, route, param, query = '' }: (typeof PAGES)[number],
      locale: Locale,
      w: number,
      scheme: string,
    ) {
      const file = `${name}-${locale}-${w}-${scheme}`
      if (!isWanted(file)) return
      const page = await context.newPage()
      await page.goto(base + pathFor(route, locale, param) + query, { waitUntil: 'load' })
      if (query) await page.locator('[data-active]').waitFor()
      // Scroll through the page once, so that lazy pictures load.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo(0, y)
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
        window.scrollTo(0, 0)
        // Wait only for pictures that are loading: lazy ones in a hidden list never load.
        const shown = Array.from(document.images).filter((image) => image.checkVisibility())
        await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
      })
      await page.screenshot({ path: `screenshots/${file}.png`, fullPage: true })
      await page.close()
      console.info(file)
    }
  }
}

await browser.close()
