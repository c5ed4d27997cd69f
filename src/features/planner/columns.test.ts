import { expect, test } from 'vitest'
import { type Columns, columnsOf, rowsOf } from './columns'
import { seedData } from './testing/data'

test.each(['legs', 'activities', 'items'] as const)('QUAL-02 %s are the same by column', async (table) => {
  const rows = JSON.parse(JSON.stringify((await seedData('en'))[table])) as object[]
  const sent = JSON.parse(JSON.stringify(columnsOf(rows))) as Columns<object>
  expect(rowsOf(sent)).toEqual(rows)
  expect(rowsOf(columnsOf([]))).toEqual([])
})
