import type { Config } from '@netlify/functions'
import { checkoutRequest } from '~/features/checkout/checkout-request'
import { pictureUrl, readCatalogue } from '../server/catalogue'
import { contentReader } from '../server/content'
import { readEnv } from '../server/env'
import { HttpError } from '../server/http-error'
import { checkoutKey, openCheckout } from '../server/open-checkout'
import { priceLines } from '../server/price-lines'
import { json, localeOf, parse, readJson, respond } from '../server/respond'
import { sessionParams } from '../server/session-params'
import { requireShopper } from '../server/shopper'
import { stripeClient } from '../server/stripe'

export default async (request: Request) =>
  respond(request, 'POST', async () => {
    const env = readEnv()
    const { subject } = await requireShopper(request, env)
    const order = parse(checkoutRequest, await readJson(request))
    if (order.userId !== subject) throw new HttpError(403, 'other_person', OTHER_PERSON)
    const { currency, mode, customerEmail: email, locale = localeOf(request) } = order
    const client = contentReader(env)
    const catalogue = await readCatalogue(
      client,
      order.items.map(({ id }) => id),
    )
    const { settings } = catalogue
    const lines = priceLines(order, catalogue, locale)
    const pictureOf = ({ product }: (typeof lines)[number]) => pictureUrl(client, product)
    const site = env.PUBLIC_SITE_URL
    const params = sessionParams({ site, subject, email, locale, currency, mode, lines, settings, pictureOf })
    return json(await openCheckout(stripeClient(env), params, checkoutKey(request, params)))
  })

const OTHER_PERSON = {
  es: 'Esta compra es de otra persona. Inicia sesión de nuevo.',
  en: 'This checkout belongs to someone else. Please log in again.',
}

export const config: Config = {
  path: '/api/stripe/create-checkout-session',
  method: 'POST',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
}
