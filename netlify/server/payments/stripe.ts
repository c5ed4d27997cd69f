import Stripe from 'stripe'
import { z } from 'zod'
import type { Env } from '~/lib/env/env.server'
import { badSignature, invalidField } from '../errors'
import { HttpError } from '../http-error'
import { SHOWN_FOR_MS } from '../payment-details'
import { singleFlight } from '../single-flight'
import type {
  Checkout,
  ClosedCheckout,
  EarlierPayment,
  OpenedCheckout,
  PaidSession,
  Payer,
  PaymentEvent,
  PaymentState,
  Payments,
} from './payments'
import { readReversals } from './stripe-reversals'
import { LIFETIME_S, checkoutKey, expiryTimes, sessionParams } from './stripe-checkout'
import {
  type StripeEnv,
  callStripe,
  isBadEmail,
  isKeyConflict,
  isMissing,
  isRefusal,
  isTooSmall,
  stripeClient,
} from './stripe-client'
import {
  FAILED,
  attemptOf,
  isOurs,
  isPaid,
  isSamePurchase,
  progressOf,
  promotionCodeOf,
  purchaseOf,
  summaryOf,
} from './stripe-purchase'

const SESSION_ID = /^cs_(test|live)_[A-Za-z0-9]{8,200}$/

/** Payments through Stripe Checkout. */
export const stripePayments = (
  env: StripeEnv & Pick<Env, 'STRIPE_WEBHOOK_SECRET' | 'PUBLIC_SITE_URL'>,
): Payments => ({
  openCheckout: (checkout, attempt) => openCheckout(stripeClient(env), checkout, attempt),

  findEarlier: (shopper, attempts) => findEarlier(stripeClient(env), shopper, attempts, env.PUBLIC_SITE_URL),

  async findSummary(sessionId) {
    if (!SESSION_ID.test(sessionId)) return undefined
    const session = await findSession(stripeClient(env), sessionId)
    return session && isOurs(session, env.PUBLIC_SITE_URL) ? summaryOf(session) : undefined
  },

  async markViewed({ sessionId, status }) {
    const stripe = stripeClient(env)
    await callStripe(() => stripe.checkout.sessions.update(sessionId, { metadata: { viewed: status } }))
  },

  async markFailed(sessionId) {
    const stripe = stripeClient(env)
    await callStripe(() => stripe.checkout.sessions.update(sessionId, { metadata: FAILED }))
  },

  readReversals: (paymentId) => readReversals(stripeClient(env), paymentId, env.PUBLIC_SITE_URL),

  closeCheckout: (sessionId) => closeCheckout(stripeClient(env), sessionId),

  closePagesWithCodes: (subject) => closePagesWithCodes(stripeClient(env), subject, env.PUBLIC_SITE_URL),

  readSession: (sessionId) => readSession(stripeClient(env), sessionId, env.PUBLIC_SITE_URL),

  paidSessions: (since) => paidSessions(stripeClient(env), since, env.PUBLIC_SITE_URL),

  readEvent: (body, signature) => readEvent(body, signature, env),
})

export async function openCheckout(
  stripe: Stripe,
  checkout: Checkout,
  attempt: string | undefined,
): Promise<OpenedCheckout> {
  const params = sessionParams(checkout)
  const idempotencyKey = attempt === undefined ? undefined : checkoutKey(attempt, params)
  const [current, ...earlier] = expiryTimes(Date.now())
  const createWith = (expires_at: number) =>
    callStripe(() =>
      stripe.checkout.sessions.create(
        { ...params, expires_at },
        idempotencyKey === undefined ? {} : { idempotencyKey },
      ),
    )
  const create = (expiresAt: number, [before, ...others]: readonly number[]): ReturnType<typeof createWith> =>
    createWith(expiresAt).catch((error: unknown) => {
      if (isKeyConflict(error) && before !== undefined) return create(before, others)
      throw error
    })
  const createOnce = () => create(current, earlier)
  const session = await (
    idempotencyKey === undefined ? createOnce() : singleFlight(idempotencyKey, createOnce)
  ).catch((error: unknown) => {
    if (isBadEmail(error)) throw invalidField('customerEmail')
    if (isKeyConflict(error)) throw closed()
    throw isTooSmall(error) ? tooSmall(error) : error
  })
  if (!session.url) throw closed()
  await closeEarlier(stripe, session)
  return { url: session.url, sessionId: session.id, expiresAt: new Date(session.expires_at * 1000) }
}

/** Of concurrent calls for the same purchase, the last one's session stays open: Stripe lists the newest first. */
async function closeEarlier(stripe: Stripe, session: Stripe.Checkout.Session): Promise<void> {
  const created = { gte: session.created - LIFETIME_S }
  await callStripe(async () => {
    let isEarlier = false
    for await (const other of stripe.checkout.sessions.list({ status: 'open', created, limit: 100 })) {
      if (isEarlier && isSamePurchase(other, session)) await closeCheckout(stripe, other.id)
      isEarlier ||= other.id === session.id
    }
  })
}

/** The time `ms` ago as Stripe writes it, in seconds. */
const secondsAgo = (ms: number) => Math.floor((Date.now() - ms) / 1000)

async function closePagesWithCodes(stripe: Stripe, subject: string, site: string): Promise<void> {
  const created = { gte: secondsAgo(LIFETIME_S * 1000) }
  await callStripe(async () => {
    for await (const open of stripe.checkout.sessions.list({ status: 'open', created, limit: 100 }))
      if (isOurs(open, site) && open.metadata?.['subject'] === subject && open.allow_promotion_codes)
        await closeCheckout(stripe, open.id)
  })
}

/** Most delayed payments arrive within a week. */
const PENDING_MS = 7 * 24 * 3_600_000

async function findEarlier(
  stripe: Stripe,
  { subject, email }: Payer,
  attempts: readonly string[],
  site: string,
): Promise<EarlierPayment | undefined> {
  const filter = {
    status: 'complete',
    customer_details: { email },
    created: { gte: secondsAgo(PENDING_MS) },
    limit: 100,
  } as const
  const { data } = await callStripe(() => stripe.checkout.sessions.list(filter))
  const own = data.filter((session) => isOurs(session, site) && session.metadata?.['subject'] === subject)
  const shown = own.filter((session) => isPaid(session) && session.created > secondsAgo(SHOWN_FOR_MS))
  for (const session of shown) {
    const attempt = attemptOf(session)
    if (attempt !== undefined && attempts.includes(attempt))
      return { state: 'paid', sessionId: session.id, attempt }
  }
  return own.some((session) => progressOf(session) === 'pending') ? { state: 'pending' } : undefined
}

async function closeCheckout(stripe: Stripe, id: string): Promise<ClosedCheckout> {
  const session = await findSession(stripe, id)
  if (session?.status !== 'open') return endOf(session)
  const closed = await callStripe(() => stripe.checkout.sessions.expire(id)).catch((error: unknown) => {
    if (isRefusal(error)) return findSession(stripe, id)
    throw error
  })
  return endOf(closed)
}

const endOf = (session: Stripe.Checkout.Session | undefined): ClosedCheckout => {
  if (!session || session.status === 'expired') return 'closed'
  return isPaid(session) ? 'paid' : 'pending'
}

const findSession = (stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> =>
  callStripe(() => stripe.checkout.sessions.retrieve(id)).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

async function readSession(stripe: Stripe, id: string, site: string): Promise<PaymentState> {
  const session = await findSession(stripe, id)
  if (!session) return { state: 'unknown' }
  if (!isOurs(session, site)) return { state: 'foreign' }
  if (!isPaid(session)) return { state: 'unpaid' }
  const [{ data }, code] = await Promise.all([
    callStripe(() => stripe.checkout.sessions.listLineItems(id, { limit: 100 })),
    readCode(stripe, promotionCodeOf(session)),
  ])
  try {
    return { state: 'paid', purchase: purchaseOf(session, data, code) }
  } catch (cause) {
    return { state: 'unreadable', cause }
  }
}

async function readCode(stripe: Stripe, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  const found = callStripe(() => stripe.promotionCodes.retrieve(id))
  const { code } = await found.catch((error: unknown) => {
    if (isRefusal(error)) return { code: undefined }
    throw error
  })
  return code
}

async function* paidSessions(stripe: Stripe, since: Date, site: string): AsyncGenerator<PaidSession> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const sessions = stripe.checkout.sessions.list({ status: 'complete', created, limit: 100 })
  for await (const session of sessions) {
    if (!isOurs(session, site) || !isPaid(session)) continue
    // Stripe does not report when a session was paid; sessions last at most an hour.
    yield { sessionId: session.id, paidAt: new Date(session.created * 1000) }
  }
}

async function readEvent(
  body: string,
  signature: string,
  {
    STRIPE_WEBHOOK_SECRET: secret,
    PUBLIC_SITE_URL: site,
  }: Pick<Env, 'STRIPE_WEBHOOK_SECRET' | 'PUBLIC_SITE_URL'>,
): Promise<PaymentEvent | undefined> {
  const event = await Stripe.webhooks
    .constructEventAsync(body, signature, secret)
    .catch((error: unknown) => Promise.reject(badSignature(400, error)))
  if (!handledEvent.safeParse(event).success) return undefined
  const known = knownEvent.safeParse(event)
  if (!known.success) {
    console.error(
      `stripe-webhook: ALARM: an event ${event.type} is not as Stripe describes it: ${z.prettifyError(known.error)}`,
    )
    return undefined
  }
  const { type, created } = known.data
  const { id, metadata, payment_intent: payment } = known.data.data.object
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return { kind: 'paid', session: { sessionId: id, paidAt: new Date(created * 1000) } }
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return isOurs({ metadata }, site)
        ? {
            kind: 'closed',
            sessionId: id,
            reservation: metadata?.['reservation'],
            hasFailed: type === 'checkout.session.async_payment_failed',
          }
        : undefined
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const paymentId = typeof payment === 'string' ? payment : payment?.id
      return paymentId === undefined ? undefined : { kind: 'reversal', paymentId }
    }
  }
}

/** The events that the shop handles. Its webhook at Stripe must receive them. */
export const WEBHOOK_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies Stripe.Event.Type[]

const handledEvent = z.object({ type: z.enum(WEBHOOK_EVENTS) })

/** The part of an event that is read. */
const knownEvent = handledEvent.extend({
  created: z.number(),
  data: z.object({
    object: z.object({
      id: z.string(),
      metadata: z.record(z.string(), z.string()).nullish(),
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
})

const tooSmall = (cause: unknown) =>
  new HttpError(422, 'amount_too_small', (t) => t.amountTooSmall, { cause })

const closed = () => new HttpError(409, 'checkout_over', (t) => t.checkoutClosed)
