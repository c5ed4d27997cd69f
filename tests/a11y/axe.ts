import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Accessibility violations of the page in both color schemes. Only colors differ between them. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  const light = await violationsOf(axeOn(page).withTags(TAGS))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
  const dark = await violationsOf(axeOn(page).withRules(['color-contrast']))
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((violation) => `dark: ${violation}`)]
}

// Without `resultTypes`, axe also reports passing elements, which takes most of its time.
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

const violationsOf = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}, ${target.join(' ')} ${failureSummary}`),
  )
}
