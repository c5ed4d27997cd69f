import { persistentAtom } from '@nanostores/persistent'
import { $cart } from '~/features/cart/cart.store'
import {
  ATTEMPTS_KEY,
  type Attempt,
  forget,
  open,
  parseStoredAttempts,
  remember,
  withoutPaid,
  withPending,
} from './attempts'

export const $attempts = persistentAtom<readonly Attempt[]>(ATTEMPTS_KEY, [], {
  encode: JSON.stringify,
  decode: parseStoredAttempts,
})

/** Call before redirecting to the payment page of this attempt. */
export const rememberAttempt = (attempt: Attempt): void => $attempts.set(remember($attempts.get(), attempt))

/** Its payment is not confirmed yet: the cart says so. */
export const markPending = (id: string): void => $attempts.set(withPending($attempts.get(), id))

export const openAttempts = (): readonly Attempt[] => open($attempts.get())

/** Of those whose result this browser has not seen. */
export const attemptIds = (): readonly string[] => $attempts.get().map(({ id }) => id)

export const hasPending = (): boolean => $attempts.get().some(({ isPending }) => isPending)

export const forgetAttempt = (id: string): void => $attempts.set(forget($attempts.get(), id))

/**
 * Removes what this attempt paid for from the cart. Only the first call has an effect, however often the payment is
 * shown.
 */
export function settleAttempt(id: string): void {
  const attempt = $attempts.get().find((known) => known.id === id)
  if (!attempt) return
  forgetAttempt(id)
  $cart.set(withoutPaid($cart.get(), attempt))
}
