import { judge, readBudgets } from '../budgets/judge'
import { KINDS, pathOf } from '../budgets/places'
import { PHONE, weigh } from '../budgets/weigh'
import { expect, inBothLanguages, test } from './harness'

test.use(PHONE)

const budgets = readBudgets()

inBothLanguages((locale) => {
  for (const kind of KINDS) {
    test(`QUAL-02 ${kind} is within its budget`, async ({ page }) => {
      const add = budgets[kind].jsAfterAdd !== undefined
      const weights = await weigh(page, pathOf(kind, locale), add)
      expect(judge(`${kind} (${locale})`, weights, budgets[kind]), JSON.stringify(weights)).toEqual([])
    })
  }
})
