import { type Demand, type Shortage, shortagesOf } from '~/features/stock/stock'
import type { Env } from '~/lib/env/env.server'
import { askContent, contentWriter } from '../content'
import { HttpError } from '../http-error'
import type { Checkout, OpenedCheckout, Payments } from '../payments/payments'
import { type PricedItem, type PricedLines, outdatedError } from '../price-lines'
import { isNewCount, takeOverPublishedCount } from './count'
import type { Reservation } from './documents'
import { linkSession, openReservations, reservationId, reserve, settle } from './reservations'
import { readCounters } from './write'

/** A little longer than a session can be paid; the session's own time is stored as soon as it is known. */
const RESERVED_MS = 40 * 60_000
/** A reservation without a session may belong to a request that is still running. */
const OPENING_MS = 2 * 60_000

/**
 * Opens a checkout whose counted units are reserved until it is paid or closed. 409 with what is left when there are
 * too few; before that, the shopper's own earlier checkout of the same items is closed.
 */
export async function openReservedCheckout(
  env: Env,
  payments: Payments,
  checkout: Checkout,
  { attempt, lines }: { readonly attempt: string | undefined; readonly lines: readonly PricedItem[] },
): Promise<OpenedCheckout> {
  const demand = demandOf(lines)
  if (demand.length === 0) return payments.openCheckout(checkout, attempt)
  await takeOverNewCounts(env, lines)
  const id = reservationId(attempt, checkout)
  const { subject } = checkout
  const hold = { id, subject, demand, expiresAt: new Date(Date.now() + RESERVED_MS) }
  const shortages = await shortagesAfterFreeing(env, payments, subject, () => reserve(env, hold))
  if (shortages.length > 0) throw tooFew(lines, shortages)
  const opened = await payments
    .openCheckout({ ...checkout, reservation: id }, attempt)
    .catch(async (error: unknown) => {
      const isRefused = error instanceof HttpError && error.status < 500
      if (isRefused) await settle(env, id, 'released')
      throw error
    })
  await linkSession(env, id, opened.sessionId, opened.expiresAt)
  return opened
}

/**
 * 409 when prices have changed or products are gone, with everything the next try needs, including what is left of
 * items that are short; for that, the shopper's own earlier checkout of the same items is closed.
 */
export async function refuseOutdated(
  env: Env,
  payments: Payments,
  subject: string,
  { lines, outdated, rates }: PricedLines,
): Promise<void> {
  if (outdated.length === 0) return
  const demand = demandOf(lines)
  if (demand.length === 0) throw outdatedError(outdated, [], rates)
  await takeOverNewCounts(env, lines)
  const items = demand.map(({ item }) => item)
  const find = async () =>
    shortagesOf(demand, await askContent(() => readCounters(contentWriter(env), items)))
  throw outdatedError(outdated, await shortagesAfterFreeing(env, payments, subject, find), rates)
}

const isCounted = ({ product }: PricedItem) => product.stock !== undefined

const demandOf = (lines: readonly PricedItem[]): Demand[] =>
  lines.filter(isCounted).map(({ product, quantity }) => ({ item: product.id, quantity }))

/**
 * The webhook about an editor's count may be late. The catalog may be older than the counter, so the product decides.
 */
async function takeOverNewCounts(env: Env, lines: readonly PricedItem[]): Promise<void> {
  const products = lines.filter(isCounted).map(({ product }) => product)
  const counters = await askContent(() =>
    readCounters(
      contentWriter(env),
      products.map(({ id }) => id),
    ),
  )
  for (const product of products)
    if (isNewCount(counters.get(product.id), product)) await takeOverPublishedCount(env, product.documentId)
}

/** What is still short after closing the reservations of these items that are no longer needed. */
async function shortagesAfterFreeing(
  env: Env,
  payments: Payments,
  subject: string,
  find: () => Promise<readonly Shortage[]>,
): Promise<readonly Shortage[]> {
  const shortages = await find()
  if (shortages.length === 0) return shortages
  const items = shortages.map(({ item }) => item)
  const found = await openReservations(env, { expiredBefore: new Date(), subject, items })
  let isFreed = false
  for (const reservation of found)
    isFreed = (await closeReservation(env, payments, reservation)) === 'released' || isFreed
  return isFreed ? find() : shortages
}

/** Ends a reservation as its session ended; `open` if it may still be paid. */
export async function closeReservation(
  env: Env,
  payments: Payments,
  { _id, sessionId, createdAt }: Reservation,
): Promise<'released' | 'sold' | 'open'> {
  if (!sessionId && Date.now() - Date.parse(createdAt) < OPENING_MS) return 'open'
  const end = sessionId ? await payments.closeCheckout(sessionId) : 'closed'
  if (end === 'pending') return 'open'
  const state = end === 'paid' ? 'sold' : 'released'
  await settle(env, _id, state)
  return state
}

const tooFew = (lines: readonly PricedItem[], shortages: readonly Shortage[]) => {
  const nameOf = (item: string) => lines.find(({ product }) => product.id === item)?.name ?? item
  return new HttpError(
    409,
    'out_of_stock',
    (t) => t.tooFew(shortages.map(({ item, left }) => ({ name: nameOf(item), left }))),
    { details: { items: shortages.map(({ item, left }) => ({ id: item, left })) } },
  )
}
