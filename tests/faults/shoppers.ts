import { setTimeout as pause } from 'node:timers/promises'
import { type Currency, centsFromDecimal, convert, multiply, priceText, sum } from '~/lib/money'
import { ask, type Services } from './services'
import { ratesAt } from '../../src/lib/testing/rates'

const BUYER = 'auth0|ana-reyes'
const DISCOUNT_CODE = 'WELCOME10'

/** As in the seed. */
const SOAP = { id: 'prod-006', price: centsFromDecimal(3.75) }
const BOTTLE = { id: 'prod-001', price: centsFromDecimal(8.9) }
const RATES = ratesAt(26)
const FREE_FROM = centsFromDecimal(25)
const SHIPPING = centsFromDecimal(4.99)

/** A cart that is paid, and its total in minor units, computed independently of the shop. */
export interface Purchase {
  readonly email: string
  readonly currency: Currency
  readonly locale: 'es' | 'en'
  readonly promo: string | undefined
  readonly items: readonly { id: string; name: string; price: string; quantity: number }[]
  readonly total: number
}

/** Carts with one or two lines, in dollars or lempiras, with or without the discount code. */
export function purchase(n: number): Purchase {
  const currency = n % 3 === 0 ? 'HNL' : 'USD'
  const lines = [
    { ...SOAP, quantity: 1 + (n % 4) },
    { ...BOTTLE, quantity: 1 + (n % 2) },
  ].slice(0, n % 5 === 0 ? 2 : 1)
  const promo = n % 4 === 1 ? DISCOUNT_CODE : undefined
  const unit = (price: typeof SHIPPING) => convert(price, currency, RATES)
  const subtotal = lines.reduce((total, { price, quantity }) => total + unit(price).amount * quantity, 0)
  const isFree = sum(lines.map(({ price, quantity }) => multiply(price, quantity))) >= FREE_FROM
  return {
    email: `buyer-${n}@rumbo.example`,
    currency,
    locale: n % 2 === 0 ? 'es' : 'en',
    promo,
    items: lines.map(({ id, price, quantity }) => ({
      id,
      name: id,
      price: priceText(unit(price)),
      quantity,
    })),
    total: subtotal - (promo ? Math.round(subtotal / 10) : 0) + (isFree ? 0 : unit(SHIPPING).amount),
  }
}

/** Opens a checkout session as the cart page does; returns its id. */
export async function checkOut({ processes }: Services, token: string, bought: Purchase): Promise<string> {
  const { email, currency, locale, items } = bought
  const { url } = await ask<{ url: string }>(
    `${processes.shop.url}/api/stripe/create-checkout-session`,
    { items, currency, locale, customerEmail: email, userId: BUYER },
    { authorization: `Bearer ${token}`, 'x-local-client-ip': email },
  )
  return /cs_test_\w+/.exec(url)?.[0] ?? ''
}

export const logIn = async ({ processes }: Services): Promise<string> =>
  (await ask<{ access_token: string }>(`${processes.identity.url}/__local/token`, { sub: BUYER }))
    .access_token

/** Retries until the payment service reports the session as paid. */
export async function pay(
  { processes }: Services,
  sessionId: string,
  { email, promo }: Purchase,
): Promise<void> {
  for (;;) {
    const answer = await ask<{ payment_status?: string }>(`${processes.payments.url}/__local/pay`, {
      sessionId,
      email,
      promo,
    }).catch(() => undefined)
    if (answer?.payment_status === 'paid') return
    await pause(100)
  }
}
