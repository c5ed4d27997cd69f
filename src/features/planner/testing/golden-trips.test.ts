import { readFileSync } from 'node:fs'
import { format } from 'prettier'
import { expect, test } from 'vitest'
import { seedData } from './data'
import { GOLDEN_TRIPS, tripsText } from './golden-trips'

test('PLAN-03 PLAN-04 docs/planner.md has the twelve trips as they are planned, otherwise run "npx tsx tests/docs/trips.ts"', async () => {
  const text = await format(tripsText(GOLDEN_TRIPS, await seedData('en')), { parser: 'markdown' })
  expect(GOLDEN_TRIPS).toHaveLength(12)
  expect(readFileSync(new URL('../../../../docs/planner.md', import.meta.url), 'utf8')).toBe(text)
})
