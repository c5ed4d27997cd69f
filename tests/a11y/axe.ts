import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with the page as it is now, in sentences; nothing but colours differs between the schemes. */
export const axeTroubles = async (page: Page): Promise<string[]> => {
  const light = await troublesOf(axeOn(page).withTags(TAGS))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
  const dark = await troublesOf(axeOn(page).withRules(['color-contrast']))
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((trouble) => `dark: ${trouble}`)]
}

const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

const troublesOf = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}, ${target.join(' ')} ${failureSummary}`),
  )
}
