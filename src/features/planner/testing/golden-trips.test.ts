import { readFileSync } from 'node:fs'
import { format } from 'oxfmt'
import { expect, test } from 'vitest'
import { seedData } from './data'
import { GOLDEN_TRIPS, tripsText } from './golden-trips'

test('PLAN-03 PLAN-04 docs/planner.md shows the twelve trips as planned; otherwise run "npx tsx tests/docs/trips.ts"', async () => {
  const { code: text } = await format('planner.md', tripsText(GOLDEN_TRIPS, await seedData('en')))
  expect(GOLDEN_TRIPS).toHaveLength(12)
  expect(readFileSync(new URL('../../../../docs/planner.md', import.meta.url), 'utf8')).toBe(text)
})
