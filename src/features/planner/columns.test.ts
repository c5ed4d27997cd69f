import { expect, test } from 'vitest'
import {
  type Columns,
  columnsOf,
  picturesOf,
  rowsOf,
  rulesOf,
  sentPictures,
  sentRules,
  type SentRule,
} from './columns'
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

test.each([
  [['/pictures/1a-1200x675.jpg?s=2b', '/pictures/3c-1200x675.jpg?s=4d', '/pictures/5e-800x600.png?s=6f']],
  [['https://cdn.sanity.io/1a-1200x675.jpg?rect=1,2,3,4', '/pictures/3c-1200x675.jpg?s=4d']],
  [['/a.svg', '/b.svg']],
  [['']],
])('QUAL-02 the addresses %j survive being sent in one text', (pictures) => {
  expect(picturesOf(sentPictures(pictures))).toEqual(pictures)
})
