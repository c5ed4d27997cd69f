import type { Config } from '@netlify/functions'
import { checkoutRequest } from '~/features/checkout/checkout-request.server'
import { readEnv } from '~/lib/env/env.server'
import { pictureUrl, readCatalog } from '../server/catalog'
import { attemptOf, checkoutOf, checkoutMessage, refusalFor } from '../server/checkout'
import { contentReader } from '../server/content'
import { hasUsedCode } from '../server/find-orders'
import { stripePayments } from '../server/payments/stripe'
import { priceLines } from '../server/price-lines'
import { json, localeOf, parse, readJson, respond } from '../server/respond'
import { requireSelf, requireShopper } from '../server/shopper'
import { openReservedCheckout, refuseOutdated } from '../server/stock/reserved-checkout'

export default async (request: Request) =>
  respond(request, 'POST', async () => {
    const env = readEnv()
    const shopper = await requireShopper(request, env)
    const order = parse(checkoutRequest, await readJson(request), checkoutMessage)
    requireSelf(shopper, order.userId)
    const locale = order.locale ?? localeOf(request)
    const client = contentReader(env)
    const ids = order.items.map(({ id }) => id)
    const attempt = attemptOf(request)
    const payments = stripePayments(env)
    const { userId: subject, customerEmail: email } = order
    const [catalog, hasUsed, earlier] = await Promise.all([
      readCatalog(client, ids),
      hasUsedCode(env, subject),
      email && !order.paysAgain ? payments.findEarlier({ subject, email }, order.attempts) : undefined,
    ])
    if (earlier) throw refusalFor(earlier)
    const priced = priceLines(order, catalog, locale)
    await refuseOutdated(env, payments, subject, priced)
    const { lines } = priced
    const checkout = checkoutOf({
      site: env.PUBLIC_SITE_URL,
      order,
      locale,
      lines,
      settings: catalog.settings,
      imageOf: ({ product }) => pictureUrl(client, product),
      attempt,
      allowsCodes: !hasUsed,
    })
    const { url } = await openReservedCheckout(env, payments, checkout, { attempt, lines })
    return json({ url })
  })

export const config: Config = {
  path: '/api/stripe/create-checkout-session',
  method: 'POST',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
}
