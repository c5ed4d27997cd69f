import { join } from 'node:path'
import { Hono } from 'hono'
import { createFaults } from 'service-kit/faults'
import { localRoutes } from 'service-kit/local-routes'
import { ownPagesOnly } from 'service-kit/own-pages-only'
import { type NodeEnv, serveApp } from 'service-kit/serve'
import { accountRoutes } from './api/account'
import { couponRoutes } from './api/coupons'
import { createEndpoint } from './api/endpoint'
import { unsupported } from './api/errors'
import { promotionCodeRoutes } from './api/promotion-codes'
import { sessionRoutes } from './api/sessions'
import { openBooks, resetBooks, type SeedCode } from './books'
import { createCheckout } from './checkout'
import { testRoutes } from './local'
import { homePage } from './page/home-page'
import { pageRoutes } from './page/routes'
import { createCourier, type Receiver } from './webhooks/courier'

export interface PaymentsOptions {
  readonly port: number
  /** The directory of all stand-ins; this one's state is in `payments/` under it. */
  readonly stateDir: string
  readonly webhook: Receiver
  readonly promotionCodes: readonly SeedCode[]
}

const SWEEP_MS = 10_000

/** Starts the stand-in for Stripe: API, hosted payment page, signed webhooks. */
export const startPayments = async (
  options: PaymentsOptions,
): Promise<{ url: string; close(): Promise<void> }> => {
  const books = openBooks(join(options.stateDir, 'payments'), options.promotionCodes)
  const address = { url: '' }
  const origin = () => address.url
  const faults = createFaults()
  const courier = createCourier(books, options.webhook)
  const checkout = createCheckout(books, origin)
  const endpoint = createEndpoint(books, courier, faults)

  const app = new Hono<NodeEnv>()
    .use(ownPagesOnly(), faults.cut)
    .route(
      '/__local',
      localRoutes({
        name: 'payments',
        faults,
        reset: () => resetBooks(books, options.promotionCodes),
      }),
    )
    .route('/__local', testRoutes({ books, checkout, courier, origin }))
    .get('/', (c) => c.html(homePage(books.sessions.all())))
    .route('/c/pay', pageRoutes(checkout, courier))
    .route('/v1/checkout/sessions', sessionRoutes(endpoint, books, checkout, origin))
    .route('/v1/coupons', couponRoutes(endpoint, books))
    .route('/v1/promotion_codes', promotionCodeRoutes(endpoint, books))
    .route('/v1', accountRoutes(endpoint, books))
    .notFound(async (c) => {
      const refuse = endpoint(() => {
        throw unsupported(`${c.req.method} ${c.req.path}`)
      })
      return refuse(c)
    })
    .onError((error, c) => {
      console.error(error)
      return c.json({ error: { type: 'api_error', message: `local payments: ${error.message}` } }, 500)
    })

  const served = await serveApp(app, options.port)
  address.url = served.url
  const sweep = setInterval(() => {
    checkout.expireDue()
    courier.wake()
  }, SWEEP_MS)
  courier.wake()

  return {
    url: served.url,
    async close() {
      clearInterval(sweep)
      await served.close()
      await courier.close()
      books.state.close()
    },
  }
}
