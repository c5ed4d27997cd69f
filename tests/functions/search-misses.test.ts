import { createClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEARCH_MISSES } from '~/features/catalog-index/search-misses.server'
import { readEnv } from '~/lib/env/env.server'
import { countSearchMiss } from '../../netlify/server/search-misses'
import { missesOf } from '../../studio/overview/read'
import { type Shop, openShop } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const COUNTS = `*[_type == "${SEARCH_MISSES}"][0].searches[]{ text, times }`

test('DESK-05 searches without a result are counted by month, for editors only', async () => {
  const report = (body: string) =>
    fetch(`${shop.site}/api/search-misses`, { method: 'POST', body }).then(({ status }) => status)
  for (const search of ['Hamaca', 'hamaca ', 'ana@rumbo.example', 'Tienda de campaña', 'x'])
    expect(await report(search)).toBe(204)
  expect(await report('x'.repeat(201))).toBe(413)
  expect(await shop.content.fetch(COUNTS)).toEqual([
    { text: 'hamaca', times: 2 },
    { text: 'tienda de campana', times: 1 },
  ])
  const { token: _, ...anonymous } = shop.content.config()
  expect(await createClient(anonymous).fetch(COUNTS)).toBeNull()
})

test('DESK-05 a month begins and ends in Honduras, as the overview reads it', async () => {
  // Not the current month, which the other test counts.
  await countSearchMiss(readEnv(), 'hamaca', new Date('2021-01-01T05:59:00Z'))
  const { month } = missesOf('2020-12-31')
  expect(await shop.content.getDocument(month)).toMatchObject({ searches: [{ text: 'hamaca', times: 1 }] })
})
