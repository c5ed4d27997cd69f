import { chromium } from '@playwright/test'
import { LOCALES } from '~/i18n/locales'
import { CHROMIUM_ARGS, requireChromium } from '../chromium'
import { createTestStack } from '../test-stack'
import { judge, readBudgets } from './judge'
import { KINDS, pathOf } from './places'
import { PARTS, PHONE, weigh } from './weigh'

// `npm run budgets`: measures a page of each kind in both languages in a browser, and reports what is over budget.

const executablePath = requireChromium()
const stack = await createTestStack()
let problems: string[] = []
try {
  await stack.startEmulators()
  await stack.startShop()
  problems = await weighAll(stack.env['PUBLIC_SITE_URL'] ?? '')
} finally {
  await stack.stop()
}
console.log(
  problems.length > 0
    ? `\nOver budget:\n${problems.map((problem) => `  ${problem}`).join('\n')}`
    : '\nWithin budget.',
)
process.exit(problems.length > 0 ? 1 : 0)

async function weighAll(baseURL: string): Promise<string[]> {
  const budgets = readBudgets()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  const over: string[] = []
  const columns = [...PARTS, 'blocking', 'total', 'requests', 'jsAfterAdd'] as const
  console.log(['page'.padEnd(14), ...columns.map((column) => column.padStart(9))].join(' '))
  for (const kind of KINDS) {
    for (const locale of LOCALES) {
      const context = await browser.newContext({ ...PHONE, baseURL, serviceWorkers: 'block' })
      const add = budgets[kind].jsAfterAdd !== undefined
      const weights = await weigh(await context.newPage(), pathOf(kind, locale), add)
      await context.close()
      const cells = columns.map((column) => {
        const value = weights[column]
        return (
          value === undefined ? '' : column === 'requests' ? String(value) : (value / 1024).toFixed(1)
        ).padStart(9)
      })
      console.log([`${kind} (${locale})`.padEnd(14), ...cells].join(' '))
      over.push(...judge(`${kind} (${locale})`, weights, budgets[kind]))
    }
  }
  await browser.close()
  return over
}
