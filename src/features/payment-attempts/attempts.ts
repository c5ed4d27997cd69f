import type { Cart } from '~/features/cart/cart'
import { setQuantity, quantityOf } from '~/features/cart/cart'
import { isRecord } from '~/lib/is-record'

export const ATTEMPTS_KEY = 'travelstore-checkouts'

/** What a shopper went to pay for. */
export interface Attempt {
  /** Comes back in the address of the success page. */
  readonly id: string
  /** The cart's lines; empty for a product bought with `BuyNow`. */
  readonly lines: readonly { readonly id: string; readonly quantity: number }[]
  /** The payment provider's id of the checkout session, if the address of its page contains it. */
  readonly session?: string | undefined
  /** The shopper has paid, and the payment is not confirmed yet. */
  readonly isPending?: boolean | undefined
}

export const MAX_ATTEMPTS = 20

/** The newest {@link MAX_ATTEMPTS} are kept; an existing one is replaced. */
export const remember = (
  attempts: readonly Attempt[],
  { id, lines, session }: Attempt,
): readonly Attempt[] => [
  ...attempts.filter((known) => known.id !== id).slice(1 - MAX_ATTEMPTS),
  { id, lines: lines.map((line) => ({ id: line.id, quantity: line.quantity })), session },
]

export const withPending = (attempts: readonly Attempt[], id: string): readonly Attempt[] =>
  attempts.map((attempt) => (attempt.id === id ? { ...attempt, isPending: true } : attempt))

/** Those whose payment may have gone through unseen by the shopper: pending ones, and the newest. */
export const open = (attempts: readonly Attempt[]): readonly Attempt[] =>
  attempts.filter((attempt, index) => attempt.isPending || index === attempts.length - 1)

/** Whether a payment's progress, as the server reports it, has come to an end without being paid. */
export const hasEnded = (progress: string | null | undefined): boolean =>
  progress === 'failed' || progress === 'expired'

/** Without the payments' session ids, for the next person at this computer: what was paid can still leave the cart. */
export const withoutSessions = (attempts: readonly Attempt[]): readonly Attempt[] =>
  attempts.map(({ id, lines }) => ({ id, lines }))

export const forget = (attempts: readonly Attempt[], id: string): readonly Attempt[] =>
  attempts.filter((known) => known.id !== id)

/** The cart without what was paid; what was added since stays. */
export const withoutPaid = (cart: Cart, { lines }: Attempt): Cart =>
  lines.reduce((left, { id, quantity }) => setQuantity(left, id, quantityOf(left, id) - quantity), cart)

/** Attempts from a stored value; anything else is dropped. */
export function parseStoredAttempts(text: string): readonly Attempt[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isAttempt) : []
  } catch {
    return []
  }
}

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  (value['session'] === undefined || isSessionId(value['session'])) &&
  (value['isPending'] === undefined || value['isPending'] === true) &&
  Array.isArray(value['lines']) &&
  value['lines'].every(
    (line: unknown) =>
      isRecord(line) &&
      typeof line['id'] === 'string' &&
      Number.isInteger(line['quantity']) &&
      Number(line['quantity']) > 0,
  )

const isSessionId = (value: unknown) => typeof value === 'string' && /^cs_\w+$/.test(value)
