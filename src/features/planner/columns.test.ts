import { expect, test } from 'vitest'
import {
  climateOf,
  type Columns,
  columnsOf,
  picturesOf,
  rowsOf,
  rulesOf,
  sentClimate,
  sentNeeds,
  sentPictures,
  sentRules,
  type SentRule,
} from './columns'
import { seedData } from './testing/data'

test.each(['legs', 'activities', 'items'] as const)(
  'QUAL-02 %s survive being sent by column',
  async (table) => {
    const rows = JSON.parse(JSON.stringify((await seedData('en'))[table])) as object[]
    const sent = JSON.parse(JSON.stringify(columnsOf(rows))) as Columns<object>
    expect(rowsOf(sent)).toEqual(rows)
    expect(rowsOf(columnsOf([]))).toEqual([])
  },
)

test('QUAL-02 packing rules survive being sent as lists', async () => {
  for (const { rules } of (await seedData('en')).items)
    expect(rulesOf(JSON.parse(JSON.stringify(sentRules(rules))) as SentRule[])).toEqual(rules)
})

test('QUAL-02 only words that rules use are sent', async () => {
  const { words, items } = await seedData('en')
  const sent = sentNeeds(words.needs, items)
  expect(sent).toMatchObject({ dive: 'dive', boat: 'go out by boat' })
  expect(Object.keys(sent)).not.toContain('moonless')
})

test('QUAL-02 the climate survives being sent as one list', async () => {
  const sea = Array.from({ length: 12 }, (_, month) => ({ high: 30, low: 20 + month, rainyDays: month }))
  for (const climate of [...(await seedData('en')).places.map((place) => place.climate), sea])
    expect(climateOf(JSON.parse(JSON.stringify(sentClimate(climate))) as number[])).toEqual(climate)
})

test.each([
  [['/pictures/1a-1200x675.jpg?s=2b', '/pictures/3c-1200x675.jpg?s=4d', '/pictures/5e-800x600.png?s=6f']],
  [['https://cdn.sanity.io/1a-1200x675.jpg?rect=1,2,3,4', '/pictures/3c-1200x675.jpg?s=4d']],
  [['/a.svg', '/b.svg']],
  [['']],
])('QUAL-02 the addresses %j survive being sent as one string', (pictures) => {
  expect(picturesOf(sentPictures(pictures))).toEqual(pictures)
})
