import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { createFaults } from 'service-kit/faults'
import { localRoutes } from 'service-kit/local-routes'
import { ownPagesOnly } from 'service-kit/own-pages-only'
import { type NodeEnv, serveApp } from 'service-kit/serve'
import { couponRoutes } from './api/coupons'
import { createEndpoint } from './api/endpoint'
import { unsupported } from './api/errors'
import { promotionCodeRoutes } from './api/promotion-codes'
import { disputeRoutes, refundRoutes } from './api/refunds'
import { sessionRoutes } from './api/sessions'
import { createCheckout } from './checkout'
import { controlRoutes } from './controls'
import { checkoutRoutes } from './page/checkout-routes'
import { homePage } from './page/home-page'
import { paymentRoutes } from './page/payment-page'
import { createRefunds } from './refunds'
import { openStore, resetStore, type SeedCode } from './store'
import { createEventDispatcher, type WebhookEndpoint } from './webhooks/dispatcher'
import { webhookList } from './webhooks/list'

export interface PaymentsOptions {
  readonly port: number
  /** Directory of all emulators; this one uses `payments/` in it. */
  readonly stateDir: string
  readonly webhook: WebhookEndpoint
  readonly promotionCodes: readonly SeedCode[]
}

const EXPIRY_CHECK_MS = 10_000

/** Starts the Stripe emulator: API, hosted payment page, signed webhooks. */
export const startPayments = async ({
  port,
  stateDir,
  webhook,
  promotionCodes,
}: PaymentsOptions): Promise<{ url: string; close(): Promise<void> }> => {
  const store = openStore(join(stateDir, 'payments'), promotionCodes)
  let url = ''
  const origin = () => url
  const faults = createFaults()
  const dispatcher = createEventDispatcher(store, webhook)
  const checkout = createCheckout(store, origin)
  const refunds = createRefunds(store)
  const endpoint = createEndpoint(store, dispatcher, faults)
  const reset = () => resetStore(store, promotionCodes)

  const app = new Hono<NodeEnv>()
    .use(ownPagesOnly(), faults.cut)
    .route('/__local', localRoutes({ name: 'payments', faults, reset }))
    .route('/__local', controlRoutes({ store, checkout, refunds, dispatcher, webhook, origin }))
    .get('/', (c) => c.html(homePage(store.sessions.all())))
    .route('/c/pay', checkoutRoutes(checkout, dispatcher))
    .route('/v1/checkout/sessions', sessionRoutes(endpoint, store, checkout, origin))
    .route('/payments', paymentRoutes(refunds, dispatcher))
    .route('/v1/refunds', refundRoutes(endpoint, refunds))
    .route('/v1/disputes', disputeRoutes(endpoint, refunds))
    .route('/v1/coupons', couponRoutes(endpoint, store))
    .route('/v1/promotion_codes', promotionCodeRoutes(endpoint, store))
    .get(
      '/v1/webhook_endpoints',
      endpoint(() => webhookList(webhook)),
    )
    .get(
      '/v1/balance',
      endpoint(() => ({ object: 'balance', available: [], livemode: false, pending: [] })),
    )
    .notFound((c) =>
      endpoint(() => {
        throw unsupported(`${c.req.method} ${c.req.path}`)
      })(c as Context<NodeEnv, string>),
    )
    .onError((error, c) => {
      console.error(error)
      return c.json({ error: { type: 'api_error', message: `local payments: ${error.message}` } }, 500)
    })

  const served = await serveApp(app, port)
  url = served.url
  const expiryCheck = setInterval(() => {
    checkout.expireDue()
    dispatcher.wake()
  }, EXPIRY_CHECK_MS)
  dispatcher.wake()

  return {
    url,
    async close() {
      clearInterval(expiryCheck)
      await served.close()
      await dispatcher.close()
      store.state.close()
    },
  }
}
