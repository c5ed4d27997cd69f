import backInStock, { config as backInStockConfig } from '../../netlify/functions/back-in-stock.mts'
import checkoutSession, {
  config as checkoutSessionConfig,
} from '../../netlify/functions/checkout-session.mts'
import clientErrors, { config as clientErrorsConfig } from '../../netlify/functions/client-errors.mts'
import clock, { config as clockConfig } from '../../netlify/functions/clock.mts'
import confirmSubscription, {
  config as confirmSubscriptionConfig,
} from '../../netlify/functions/confirm-subscription.mts'
import createCheckoutSession, {
  config as createCheckoutSessionConfig,
} from '../../netlify/functions/create-checkout-session.mts'
import dailySummary, { config as dailySummaryConfig } from '../../netlify/functions/daily-summary.mts'
import order, { config as orderConfig } from '../../netlify/functions/order.mts'
import orders, { config as ordersConfig } from '../../netlify/functions/orders.mts'
import pictures, { config as picturesConfig } from '../../netlify/functions/pictures.mts'
import returnRequest, { config as returnRequestConfig } from '../../netlify/functions/return-request.mts'
import review, { config as reviewConfig } from '../../netlify/functions/review.mts'
import reviewRequests, { config as reviewRequestsConfig } from '../../netlify/functions/review-requests.mts'
import sanityWebhook, { config as sanityWebhookConfig } from '../../netlify/functions/sanity-webhook.mts'
import searchMisses, { config as searchMissesConfig } from '../../netlify/functions/search-misses.mts'
import sendWelcomeEmail, {
  config as sendWelcomeEmailConfig,
} from '../../netlify/functions/send-welcome-email.mts'
import sessionOrder, { config as sessionOrderConfig } from '../../netlify/functions/session-order.mts'
import stripeWebhook, { config as stripeWebhookConfig } from '../../netlify/functions/stripe-webhook.mts'
import trackOrder, { config as trackOrderConfig } from '../../netlify/functions/track-order.mts'
import understandTrip, { config as understandTripConfig } from '../../netlify/functions/understand-trip.mts'
import unsubscribe, { config as unsubscribeConfig } from '../../netlify/functions/unsubscribe.mts'

/** Every HTTP function, with its `config`. */
export const FUNCTIONS = {
  'back-in-stock': { handler: backInStock, config: backInStockConfig },
  'checkout-session': { handler: checkoutSession, config: checkoutSessionConfig },
  'client-errors': { handler: clientErrors, config: clientErrorsConfig },
  'confirm-subscription': { handler: confirmSubscription, config: confirmSubscriptionConfig },
  'create-checkout-session': { handler: createCheckoutSession, config: createCheckoutSessionConfig },
  order: { handler: order, config: orderConfig },
  orders: { handler: orders, config: ordersConfig },
  pictures: { handler: pictures, config: picturesConfig },
  'return-request': { handler: returnRequest, config: returnRequestConfig },
  review: { handler: review, config: reviewConfig },
  'sanity-webhook': { handler: sanityWebhook, config: sanityWebhookConfig },
  'search-misses': { handler: searchMisses, config: searchMissesConfig },
  'send-welcome-email': { handler: sendWelcomeEmail, config: sendWelcomeEmailConfig },
  'session-order': { handler: sessionOrder, config: sessionOrderConfig },
  'stripe-webhook': { handler: stripeWebhook, config: stripeWebhookConfig },
  'track-order': { handler: trackOrder, config: trackOrderConfig },
  'understand-trip': { handler: understandTrip, config: understandTripConfig },
  unsubscribe: { handler: unsubscribe, config: unsubscribeConfig },
} as const

/** Scheduled functions. */
export const SCHEDULED = {
  clock: { handler: clock, config: clockConfig },
  'review-requests': { handler: reviewRequests, config: reviewRequestsConfig },
  'daily-summary': { handler: dailySummary, config: dailySummaryConfig },
} as const

/** The handler of an address: the part after the last slash may be a parameter or a wildcard. */
export function handlerOf(path: string): ((request: Request) => Promise<Response>) | undefined {
  const found = Object.values(FUNCTIONS).find(({ config }) => {
    const own = String(config.path)
    const start = own.search(/[:*]/)
    return start > 0 ? path.startsWith(own.slice(0, start)) : own === path
  })
  return found?.handler
}
