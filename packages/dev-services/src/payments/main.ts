import { runAsProcess } from 'service-kit/process'
import { readPort, readText } from 'service-kit/settings'
import { startPayments } from './index'

await runAsProcess('payments', () => {
  const { env } = process
  const shop = readPort(env, 'SHOP_PORT', 8888)
  return startPayments({
    port: readPort(env, 'PAYMENTS_PORT', 4200),
    stateDir: readText(env, 'LOCAL_STATE_DIR', '.local'),
    webhook: {
      url: readText(env, 'PAYMENTS_WEBHOOK_URL', `http://localhost:${shop}/api/stripe/webhook`),
      secret: readText(env, 'STRIPE_WEBHOOK_SECRET', 'whsec_local'),
    },
    promotionCodes: [{ code: 'WELCOME10', percentOff: 10 }],
  })
})
