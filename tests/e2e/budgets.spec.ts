import { TRIP_MESSAGES } from '~/i18n/messages/trip'
import { pathFor } from '~/i18n/routes'
import { judge, readBudgets } from '../budgets/judge'
import { KINDS, pathOf } from '../budgets/places'
import { PHONE, weigh, weighPlan } from '../budgets/weigh'
import { PICTURES } from '../chromium'
import { expect, inBothLanguages, test } from './harness'

test.use({ ...PICTURES, ...PHONE })

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

/** Kilobytes after brotli compression. */
const PLANNER = 60
const REACT = 65

inBothLanguages((locale) => {
  test('QUAL-02 PLAN-01 code and data of a plan, and React beside them, are within their budgets', async ({
    page,
  }) => {
    const t = TRIP_MESSAGES[locale]
    await page.goto(pathFor('trip', locale))
    const { planner, react } = await weighPlan(page, async () => {
      await page.getByRole('button', { name: t.form.submit }).click()
      await expect(page.getByRole('heading', { name: t.shop.heading })).toBeVisible()
    })
    expect(react).toBeGreaterThan(0)
    expect(planner / 1024, 'scripts and data without React').toBeLessThanOrEqual(PLANNER)
    expect(react / 1024, 'React').toBeLessThanOrEqual(REACT)
  })
})
