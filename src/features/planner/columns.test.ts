import { expect, test } from 'vitest'
import { type Columns, columnsOf, rowsOf, rulesOf, sentRules, type SentRule } from './columns'
import { seedData } from './testing/data'

test.each(['legs', 'activities', 'items'] as const)('QUAL-02 %s are the same by column', async (table) => {
  const rows = JSON.parse(JSON.stringify((await seedData('en'))[table])) as object[]
  const sent = JSON.parse(JSON.stringify(columnsOf(rows))) as Columns<object>
  expect(rowsOf(sent)).toEqual(rows)
  expect(rowsOf(columnsOf([]))).toEqual([])
})

test('QUAL-02 rules of packing items survive being sent as lists', async () => {
  for (const { rules } of (await seedData('en')).items)
    expect(rulesOf(JSON.parse(JSON.stringify(sentRules(rules))) as SentRule[])).toEqual(rules)
})
