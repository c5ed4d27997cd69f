import { createClient } from '@sanity/client'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readEnv } from '~/lib/env/env.server'
import { followClock } from '../../netlify/server/clock'
import { followCodes } from '../../netlify/server/discount-codes'
import { stripeClient } from '../../netlify/server/payments/stripe-client'
import { countOrders, fault } from './orders'
import { type Shop, openShop } from './shop'
import { cart, line, openSession, pay } from './shopper'

let shop: Shop
let stripe: Stripe
beforeAll(async () => {
  shop = await openShop()
  stripe = stripeClient(readEnv())
})
afterAll(() => shop.stop())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const PATIENCE = { timeout: 30_000 }
const idOf = (code: string) => `discountCode.${code.toLowerCase()}`

const publish = (code: string, fields: object = {}) =>
  shop.content.createOrReplace({ _id: idOf(code), _type: 'discountCode', code, percent: 15, ...fields })
const stateOf = (code: string) =>
  shop.content.fetch<string | null>('*[_id == $id][0].stripeState', { id: idOf(code) })
const waitFor = (code: string, state: string) =>
  vi.waitFor(async () => expect(await stateOf(code)).toBe(state), PATIENCE)
const activeAt = async (code: string) =>
  (await stripe.promotionCodes.list({ code, active: true })).data.map(({ id }) => id)

/** Twenty dollars of pillows and more, in either currency. */
const pillow = (price: string, currency = 'USD') => cart({ items: [line('prod-002', price)], currency })

describe('a code of the Studio', () => {
  test('PROMO-02 is made at Stripe when it is published, and takes its percentage off', async () => {
    await publish('ALMOHADA', { minimum: 20, until: '2040-01-01T06:00:00.000Z' })
    await waitFor('ALMOHADA', 'live')
    const [found] = (await stripe.promotionCodes.list({ code: 'ALMOHADA', active: true })).data
    expect(found).toMatchObject({
      expires_at: Date.parse('2040-01-01T06:00:00.000Z') / 1000,
      restrictions: { minimum_amount: 2000, minimum_amount_currency: 'usd' },
    })
    for (const body of [pillow('L.31.40'), pillow('L.816.40', 'HNL')]) {
      const id = await openSession(shop, body)
      expect(await pay(shop, id, { promo: 'ALMOHADA' })).toMatchObject({ payment_status: 'paid' })
      const { total_details: details, amount_subtotal: subtotal } =
        await stripe.checkout.sessions.retrieve(id)
      expect(details?.amount_discount).toBe(Math.round((subtotal ?? 0) * 0.15))
    }
  })

  test('PROMO-02 is refused below its minimum in both currencies', async () => {
    await publish('MUCHO', { minimum: 500 })
    await waitFor('MUCHO', 'live')
    for (const body of [pillow('L.31.40'), pillow('L.816.40', 'HNL')])
      await expect(pay(shop, await openSession(shop, body), { promo: 'MUCHO' })).rejects.toThrow(
        'below-minimum',
      )
  })

  test('PROMO-02 with other terms replaces the one at Stripe; unpublished, it is taken back', async () => {
    await publish('CAMBIA')
    await waitFor('CAMBIA', 'live')
    const first = await activeAt('CAMBIA')
    await publish('CAMBIA', { percent: 25 })
    await vi.waitFor(async () => {
      const now = await activeAt('CAMBIA')
      expect([now.length, now.includes(first[0] ?? '')]).toEqual([1, false])
    }, PATIENCE)
    await shop.content.delete(idOf('CAMBIA'))
    await vi.waitFor(async () => expect(await activeAt('CAMBIA')).toEqual([]), PATIENCE)
    await publish('CAMBIA')
    await vi.waitFor(async () => expect(await activeAt('CAMBIA')).toEqual(first), PATIENCE)
  })

  test('PROMO-02 begins and ends in the minute that its editor chose', async () => {
    const start = Date.now() + 600_000
    // The webhooks of what the clock writes see the same time.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const at = (minutes: number) => {
      vi.setSystemTime(start + minutes * 60_000)
      return followClock(readEnv())
    }
    await publish('HORARIO', {
      from: new Date(start).toISOString(),
      until: new Date(start + 300_000).toISOString(),
    })
    await waitFor('HORARIO', 'waiting')
    const seen: (readonly [boolean, number, string | null])[] = []
    for (const minute of [-1, 0, 1, 5]) {
      const { codes } = await at(minute)
      seen.push([codes, (await activeAt('HORARIO')).length, await stateOf('HORARIO')])
    }
    expect(seen).toEqual([
      [false, 0, 'waiting'],
      [true, 1, 'live'],
      [false, 1, 'live'],
      [true, 0, 'over'],
    ])
  })

  test('PROMO-02 that another document has already is not made twice', async () => {
    await publish('DOBLE')
    await waitFor('DOBLE', 'live')
    await shop.content.createOrReplace({
      _id: 'discountCode.zz-doble',
      _type: 'discountCode',
      code: 'DOBLE',
      percent: 90,
    })
    await vi.waitFor(
      async () =>
        expect(await shop.content.fetch('*[_id == "discountCode.zz-doble"][0].stripeState')).toBe('repeated'),
      PATIENCE,
    )
    expect(await activeAt('DOBLE')).toHaveLength(1)
  })

  test('PROMO-02 of another site on the account is left alone, and the editor is told', async () => {
    await stripe.coupons.create({ id: 'others', percent_off: 5 })
    const other = await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: 'others' },
      code: 'AJENO',
      metadata: { shop: 'rumbo', site: 'https://staging.example' },
    })
    await publish('AJENO')
    await waitFor('AJENO', 'taken')
    expect(await activeAt('AJENO')).toEqual([other.id])
  })

  test('PROMO-02 is made when Stripe is back', async () => {
    await fault(shop, 'payments', 'down')
    await publish('CAIDA')
    await expect(followCodes(readEnv())).rejects.toMatchObject({ status: 503 })
    await fault(shop, 'payments', 'none')
    await followCodes(readEnv())
    expect([await stateOf('CAIDA'), (await activeAt('CAIDA')).length]).toEqual(['live', 1])
  })

  test('PROMO-02 cannot be read without a token, published or as a draft', async () => {
    await publish('SECRETO')
    await shop.content.createOrReplace({ _id: `drafts.${idOf('SECRETO')}`, _type: 'discountCode' })
    const { projectId = '', dataset = '', apiVersion, apiHost } = shop.content.config()
    const stranger = createClient({
      projectId,
      dataset,
      apiVersion,
      apiHost,
      useProjectHostname: false,
      useCdn: false,
    })
    expect(await stranger.fetch('count(*[_type == "product"])')).toBeGreaterThan(0)
    expect(await stranger.fetch('*[_type == "discountCode" || defined(percent)]')).toEqual([])
    expect(await stranger.getDocument(idOf('SECRETO'))).toBeUndefined()
  })
})

describe('a person who has used a code', () => {
  const buyer = (name: string) => {
    const subject = `auth0|${name}`
    const open = () => openSession(shop, cart({ userId: subject }), subject)
    return {
      open,
      async buy(promo: string) {
        const id = await open()
        await pay(shop, id, { promo })
        await vi.waitFor(async () => expect(await countOrders(shop, id)).toBe(1), PATIENCE)
      },
      mayEnterCode: async () =>
        (await stripe.checkout.sessions.retrieve(await open())).allow_promotion_codes === true,
    }
  }

  test('PROMO-02 may use codes again unless a running one is for once per person', async () => {
    await publish('SIEMPRE', { oncePerPerson: false })
    await publish('UNAVEZ', { oncePerPerson: true })
    await waitFor('SIEMPRE', 'live')
    await waitFor('UNAVEZ', 'live')
    const carla = buyer('carla')
    await carla.buy('SIEMPRE')
    expect(await carla.mayEnterCode()).toBe(true)
    await carla.buy('UNAVEZ')
    expect(await carla.mayEnterCode()).toBe(false)
    await publish('UNAVEZ', { oncePerPerson: true, until: new Date(Date.now() - 1000).toISOString() })
    await vi.waitFor(async () => expect(await carla.mayEnterCode()).toBe(true), PATIENCE)
  })
})
