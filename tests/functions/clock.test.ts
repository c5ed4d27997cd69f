import { afterAll, beforeAll, expect, test } from 'vitest'
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
const buy = (price: string) => checkOut(shop, cart({ items: [line('prod-002', price)] }))

test('PROMO-01 checkout charges the price of the minute, and says so to a page that is late', async () => {
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

test('PROMO-01 pages are built when a sale begins and when it ends, once each', async () => {
  const start = Date.now() + 10 * MINUTE
  await sale(start, start + 5 * MINUTE)
  const built: number[] = []
  for (let minute = -2; minute <= 8; minute += 1) {
    const outcome = await followClock(readEnv(), new Date(start + minute * MINUTE))
    if (outcome.built) built.push(minute)
  }
  expect(built).toEqual([0, 5])
})
