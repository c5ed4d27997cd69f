import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { projectFile } from '@rumbo/dev-services/programs'

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

/** Minified, it takes a page half the time to parse. */
const SOURCE = readFileSync(projectFile('node_modules/axe-core/axe.min.js'), 'utf8')

// Without `resultTypes`, axe also reports passing elements, which takes most of its time.
const LIGHT: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
}
const DARK: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'rule', values: ['color-contrast'] },
}

/** Accessibility violations of the page in both color schemes. Only colors differ between them. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  await page.evaluate(SOURCE)
  await stopTransitions(page)
  const light = await violationsOf(page, LIGHT)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violationsOf(page, DARK)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((violation) => `dark: ${violation}`)]
}

/** axe would see colors during a transition, which some tests leave on. */
const stopTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition-property: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })

const violationsOf = async (page: Page, options: RunOptions): Promise<string[]> => {
  const violations = await page.evaluate(
    async (runOptions) => (await window.axe.run(document, runOptions)).violations,
    options,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}, ${target.join(' ')} ${failureSummary}`),
  )
}
