import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '~/i18n/locales'
import { localeOf } from '~/i18n/routes'
import { expect, test } from '../e2e/harness'
import { pageFaults as headerFaults } from '../security/header-rules'
import { EVERY_PAGE, MISSING_PAGES } from '../security/pages'
import { axeTroubles } from './axe'
import { readFacts } from './facts'
import { pageFaults } from './faults'
import { readLayoutShift, watchLayoutShift } from './layout-shift'

const DESKTOP = { width: 1280, height: 800 }
const NARROW = { width: 320, height: 640 }
/** Each language is walked in as many parts, so that two browsers share the way. */
const PARTS = [0, 1] as const

// Colours change at once, or the second look at a page would see them half-way.
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

/** One load of a page proves all of it; the guard of the harness hears the console and the security policy. */
const troublesOf = async (page: Page, path: string): Promise<string[]> => {
  const answer = await page.goto(path)
  const status = MISSING_PAGES.includes(path) ? 404 : 200
  await wakeIslands(page)
  const shifts = await readLayoutShift(page)
  const facts = await readFacts(page)
  return [
    ...(answer?.status() === status ? [] : [`status ${answer?.status()}`]),
    ...headerFaults({ etag: '"none"', ...answer?.headers() }),
    ...pageFaults(facts, path, new URL(page.url()).origin),
    ...shifts,
    ...(await axeTroubles(page)),
    ...(await whenNarrow(page)),
  ]
}

const wakeIslands = async (page: Page) => {
  for (const island of await page.locator('astro-island').all()) await island.dispatchEvent('pointerover')
  await expect(page.locator('astro-island[ssr][client="intent"]')).toHaveCount(0)
}

const whenNarrow = async (page: Page) => {
  await page.setViewportSize(NARROW)
  const wider = await page.evaluate(async () => {
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    // The new width takes some frames to reach all boxes.
    for (let frame = 0; overflow() > 0 && frame < 30; frame++)
      await new Promise((painted) => requestAnimationFrame(painted))
    return overflow()
  })
  await page.setViewportSize(DESKTOP)
  return wider > 0 ? [`${wider} px wider than a screen of ${NARROW.width}`] : []
}

const pagesOf = (sitemap: string, locale: Locale): string[] => {
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
  return [...new Set([...listed, ...EVERY_PAGE, ...MISSING_PAGES])].filter(
    (path) => localeOf(path) === locale,
  )
}

for (const locale of LOCALES) {
  for (const part of PARTS) {
    test(`QUAL-01 SEO-01 SEO-02 LANG-01 every page is whole, in place, and for everybody (${locale}, part ${part + 1})`, async ({
      page,
      request,
      guard,
    }) => {
      test.setTimeout(240_000)
      // Pages that are missing say so; a checkout and a login without what they need do too.
      guard.allow(/status of 40[014]/)
      const pages = pagesOf(await (await request.get('/sitemap.xml')).text(), locale)
      expect(pages.length).toBeGreaterThan(50)
      await watchLayoutShift(page)
      for (const [i, path] of pages.entries())
        if (i % PARTS.length === part) expect.soft(await troublesOf(page, path), path).toEqual([])
    })
  }
}

test('QUAL-03 a breach of the policy is seen', async ({ page, guard }) => {
  await page.goto('/shop')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "broken"'
    document.body.append(script)
  })
  await expect.poll(() => guard.troubles().join()).toContain('script-src')
  await expect(page).not.toHaveTitle('broken')
  guard.allow(/script-src|Content Security Policy/)
})
