import { LOCALES } from '~/i18n/locales'
import { expect, test } from '../e2e/harness'
import { EVERY_PAGE } from './pages'

// The guard of the harness fails each walk on a breach of the policy, a console error or a call to another host.

for (const locale of LOCALES) {
  const pages = EVERY_PAGE.filter((path) => /^\/en(\/|$)/.test(path) === (locale === 'en'))

  test(`QUAL-03 QUAL-01 no page breaks the content security policy (${locale})`, async ({ page, guard }) => {
    test.setTimeout(120_000)
    // Asked for without what they need, these two say so; the answer itself is an error.
    guard.allow(/status of 40[014]/)
    for (const path of pages) {
      await page.goto(path)
      await expect(page.locator('h1').first(), path).toBeAttached()
      for (const island of await page.locator('astro-island').all()) await island.dispatchEvent('pointerover')
      await expect(page.locator('astro-island[ssr][client="intent"]'), path).toHaveCount(0)
    }
  })
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
