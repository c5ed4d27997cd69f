import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readEnv } from '~/lib/env/env.server'
import { followClock } from '../../netlify/server/clock'
import { type Shop, openShop } from './shop'
import { cart, checkOut, line } from './shopper'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const MINUTE = 60_000
const sale = (from: number, until: number) =>
  shop.content
    .patch('prod-002')
    .set({
      price: 20,
      originalPrice: 31.4,
      isSale: true,
      saleFrom: new Date(from).toISOString(),
      saleUntil: new Date(until).toISOString(),
    })
    .commit()
/** Waits until the builds of what was published have been requested. */
const settled = async () => {
  const deliveries = async () =>
    (await (await fetch(`${shop.urls.lake}/__local/deliveries`)).json()) as { state: string }[]
  await vi.waitFor(
    async () => expect((await deliveries()).filter(({ state }) => state === 'pending')).toEqual([]),
    { timeout: 30_000 },
  )
}
const buy = (price: string) => checkOut(shop, cart({ items: [line('prod-002', price)] }))

test('PROMO-01 checkout charges the current minute’s price, and says so to an outdated page', async () => {
  const now = Date.now()
  await sale(now + 60 * MINUTE, now + 120 * MINUTE)
  expect((await buy('L.31.40')).status).toBe(200)
  expect((await buy('L.20.00')).body.error).toMatchObject({ items: [{ id: 'prod-002', price: 3140 }] })
  await sale(now - 60 * MINUTE, now + 60 * MINUTE)
  expect((await buy('L.20.00')).status).toBe(200)
  await sale(now - 120 * MINUTE, now - MINUTE)
  expect((await buy('L.20.00')).body.error).toMatchObject({ items: [{ id: 'prod-002', price: 3140 }] })
})

test('PROMO-01 a checkout opened during a sale keeps its price', async () => {
  const now = Date.now()
  await sale(now - MINUTE, now + 60 * MINUTE)
  const { body } = await buy('L.20.00')
  const id = /cs_test_\w+/.exec(body.url ?? '')?.[0]
  await sale(now - 2 * MINUTE, now - MINUTE)
  const { sessions } = (await (await fetch(`${shop.urls.payments}/__local/sessions`)).json()) as {
    sessions: { id: string; amount_subtotal: number; status: string }[]
  }
  expect(sessions.find((one) => one.id === id)).toMatchObject({ amount_subtotal: 2000, status: 'open' })
})

/** The minutes from `first` to `last` after `start` in which pages are deployed, and in which builds were started. */
async function deploysAround(start: number, first: number, last: number) {
  const deployed: number[] = []
  const builds = shop.builds.length
  for (let minute = first; minute <= last; minute += 1) {
    const { built } = await followClock(readEnv(), new Date(start + minute * MINUTE))
    if (built) deployed.push(minute)
  }
  return { deployed, builds: shop.builds.length - builds }
}

test('PROMO-01 pages are built when a sale begins and when it ends, once each', async () => {
  const start = Date.now() + 10 * MINUTE
  await sale(start, start + 5 * MINUTE)
  await settled()
  expect(await deploysAround(start, -2, 8)).toEqual({ deployed: [0, 5], builds: 2 })
})

test('PROMO-02 pages are built when an announcement begins and when it ends, without waiting for other changes', async () => {
  const start = Date.now() + 30 * MINUTE
  await shop.content.create({
    _id: 'announcement.1',
    _type: 'announcement',
    banner: 'usa',
    from: new Date(start).toISOString(),
    until: new Date(start + 3 * MINUTE).toISOString(),
  })
  await settled()
  expect(await deploysAround(start, -1, 4)).toEqual({ deployed: [0, 3], builds: 2 })
})

test('PROMO-02 pages are built at the hour of an article in Honduras, and at midnight without an hour', async () => {
  const evening = Date.parse('2030-05-04T18:00:00-06:00')
  const midnight = Date.parse('2030-05-05T00:00:00-06:00')
  const post = { _type: 'post', publishTime: '18:00' }
  await shop.content.create({ ...post, _id: 'post-evening', publishedAt: '2030-05-04' })
  await shop.content.create({ _id: 'post-midnight', _type: 'post', publishedAt: '2030-05-05' })
  await settled()
  expect(await deploysAround(evening, -2, 2)).toEqual({ deployed: [0], builds: 1 })
  expect(await deploysAround(midnight, -2, 2)).toEqual({ deployed: [0], builds: 1 })
})

// Last, as it leaves a run of that time behind.
test('FOOT-01 pages are built when another year begins in Honduras, for the year in the footer', async () => {
  const newYear = Date.parse('2031-01-01T06:00:00Z')
  expect(await deploysAround(newYear, -2, 2)).toEqual({ deployed: [0], builds: 1 })
})
