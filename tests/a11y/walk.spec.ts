import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '~/i18n/locales'
import { inLocale, localeOf } from '~/i18n/routes'
import { PICTURES } from '../chromium'
import { expect, test } from '../e2e/harness'
import { hydrateIslands } from '../e2e/harness/islands'
import { pageProblems as headerProblems } from '../security/header-rules'
import { EVERY_PAGE, MISSING_PAGES } from '../security/pages'
import { axeViolations } from './axe'
import { readFacts } from './facts'
import { pageProblems } from './page-problems'
import { readLayoutShift, watchLayoutShift } from './layout-shift'

const DESKTOP = { width: 1280, height: 800 }
const NARROW = { width: 320, height: 640 }
/** The pages of each language are split between two workers. */
const PARTS = [0, 1] as const

test.use({ ...PICTURES, viewport: DESKTOP })

/** Problems of one page. Console errors and CSP violations are reported by the harness's guard. */
const problemsOf = async (page: Page, path: string, withAxe: boolean): Promise<string[]> => {
  const answer = await page.goto(path)
  const status = MISSING_PAGES.includes(path) ? 404 : 200
  await hydrateIslands(page)
  const shifts = await readLayoutShift(page)
  const facts = await readFacts(page)
  return [
    ...(answer?.status() === status ? [] : [`status ${answer?.status()}`]),
    ...headerProblems({ etag: '"none"', ...answer?.headers() }),
    ...pageProblems(facts, path, new URL(page.url()).origin),
    ...shifts,
    ...(withAxe ? await axeViolations(page) : []),
    ...(await whenNarrow(page)),
  ]
}

const whenNarrow = async (page: Page) => {
  await page.setViewportSize(NARROW)
  const wider = await page.evaluate(async () => {
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    // Resizing takes some frames to reach all elements.
    for (let frame = 0; overflow() > 0 && frame < 30; frame++)
      await new Promise((painted) => requestAnimationFrame(painted))
    return overflow()
  })
  await page.setViewportSize(DESKTOP)
  return wider > 0 ? [`${wider} px wider than a screen of ${NARROW.width}`] : []
}

/** Pages of one language, in an order that is the same in both. */
const pagesOf = (sitemap: string, locale: Locale): string[] => {
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
  return [...new Set([...listed, ...EVERY_PAGE, ...MISSING_PAGES])]
    .filter((path) => localeOf(path) === locale)
    .toSorted((a, b) => (inLocale(a, 'es') < inLocale(b, 'es') ? -1 : 1))
}

for (const [turn, locale] of LOCALES.entries()) {
  for (const part of PARTS) {
    test(`QUAL-01 SEO-01 SEO-02 LANG-01 LANG-05 every page is complete, in its language and accessible (${locale}, part ${part + 1})`, async ({
      page,
      request,
      guard,
    }) => {
      test.setTimeout(600_000)
      // Expected of missing pages, and of checkout and callback pages without parameters.
      guard.allow(/status of 40[014]/)
      const pages = pagesOf(await (await request.get('/sitemap.xml')).text(), locale)
      expect(pages.length).toBeGreaterThan(50)
      await watchLayoutShift(page)
      for (const [i, path] of pages.entries()) {
        if (i % PARTS.length !== part) continue
        // Both languages share their markup, so axe checks each page in one of them, alternating.
        const withAxe = Math.floor(i / PARTS.length) % LOCALES.length === turn
        expect.soft(await problemsOf(page, path, withAxe), path).toEqual([])
      }
    })
  }
}

test('QUAL-03 a violation of the content security policy is detected', async ({ page, guard }) => {
  await page.goto('/shop')
  await page.evaluate(`import('data:text/javascript,document.title="broken"').catch(() => undefined)`)
  const scriptFromText = page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "broken"'
    document.body.append(script)
  })
  await expect(scriptFromText).rejects.toThrow('TrustedScript')
  await expect.poll(() => guard.troubles().join()).toContain('script-src')
  await expect(page).not.toHaveTitle('broken')
  guard.allow(/script-src|require-trusted-types-for|TrustedScript|Content Security Policy/)
})
