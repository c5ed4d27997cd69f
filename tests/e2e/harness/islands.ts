import { expect, type Page } from '@playwright/test'

/** Hydrates every island of the page by sending a pointer event. */
export const hydrateIslands = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island'))
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
  })
  await expect(page.locator('astro-island[ssr][client="intent"]')).toHaveCount(0)
}
