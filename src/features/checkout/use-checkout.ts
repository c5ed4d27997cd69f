import { useEffect, useRef, useState } from 'react'
import { useStore } from '~/components/use-store'
import { AuthError } from '~/features/account/auth-error'
import { INITIALIZING, userOf } from '~/features/account/session'
import { $session, accessToken, initialize, login } from '~/features/account/session.store'
import type { CartLine } from '~/features/cart/cart'
import { $currency } from '~/features/settings/settings.store'
import type { Locale } from '~/i18n/locales'
import { loginErrors } from '~/i18n/login-errors'
import { BASE_CURRENCY, type Currency, type Rates } from '~/lib/money'
import { attemptIds, hasPending, rememberAttempt } from '~/features/payment-attempts/attempts.store'
import { resultAddress, unseenPayment } from '~/features/payment-attempts/unseen-payment'
import type { CheckoutMessages } from './messages.server'
import { CheckoutError, requestCheckout } from './request-checkout'
import { changesSince, isUnavailable, type Seen, type Today } from './today'
import { learn } from './today.store'

interface Options {
  mode: 'cart' | 'buy-now'
  rates: Rates
  locale: Locale
  t: CheckoutMessages
}

/** Why there is no payment page. Texts are for the shopper. */
export type Problem =
  | { readonly kind: 'failed'; readonly reason?: string | undefined }
  /** The state of an earlier payment is unknown too. */
  | { readonly kind: 'offline' }
  /** Only a new login helps. */
  | { readonly kind: 'signed-out'; readonly reason: string }
  /** The last payment may be confirmed, or may have been; pressing again pays anyway. */
  | { readonly kind: 'pending' }
  /** The page has the current prices now and uses them for the next attempt. */
  | { readonly kind: 'outdated'; readonly changes: readonly string[]; readonly canContinue: boolean }

/** A problem without its text yet: the shopper may choose another currency while the text is shown. */
type Found =
  | Exclude<Problem, { kind: 'outdated' }>
  | { readonly kind: 'outdated'; readonly seen: Omit<Seen, 'currency'>; readonly today: Today }

/** Checks out cart lines. Reports who is signed in, whether a request is in progress and the last problem. */
export function useCheckout({ mode, rates, locale, t }: Options) {
  const session = useStore($session, INITIALIZING)
  const [processing, setProcessing] = useState(false)
  /** A second press must not answer a question that has just appeared. */
  const [isHeld, setHeld] = useState(false)
  const currency = useStore($currency, BASE_CURRENCY)
  const [found, setFound] = useState<Found>()
  const problem = found && inWords(found, currency, t)
  const attempt = useRef<string | undefined>(undefined)
  const user = problem?.kind === 'signed-out' ? undefined : userOf(session)
  const anotherPayment = problem?.kind === 'pending' ? t.anotherPayment : undefined
  /** The button's text, where a press does not simply open the payment page. */
  const label = processing ? t.processing : anotherPayment

  // Going back from the payment page restores this page from the back/forward cache: reset the busy state.
  useEffect(() => {
    const idle = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      attempt.current = undefined
      setProcessing(false)
    }
    addEventListener('pageshow', idle)
    return () => removeEventListener('pageshow', idle)
  }, [])

  /**
   * `current` returns the lines to buy. With a slow server, they, the currency, and who is signed in can change before
   * the payment page opens.
   */
  const checkout = async (current: () => readonly CartLine[]) => {
    if (!user || processing || isHeld) return
    const paysAgain = problem?.kind === 'pending'
    const ask = () => {
      setFound({ kind: 'pending' })
      setHeld(true)
      setTimeout(() => setHeld(false), HELD)
    }
    setProcessing(true)
    setFound(undefined)
    let lines = current()
    try {
      const { address, isUnknown, isOffline } = await unseenPayment(locale)
      if (address) return void location.assign(address)
      if (isOffline) {
        setFound({ kind: 'offline' })
        setProcessing(false)
        return
      }
      if ((isUnknown || hasPending()) && !paysAgain) {
        ask()
        setProcessing(false)
        return
      }
      const common = {
        mode,
        rates,
        locale,
        subject: user.id,
        email: user.email,
        attempts: attemptIds(),
        paysAgain,
      }
      while (lines.length > 0) {
        const id = (attempt.current ??= crypto.randomUUID())
        const chosen = $currency.get()
        const intent = { ...common, lines, currency: chosen, attempt: id }
        const url = await requestCheckout(intent, await accessToken())
        // Somebody has logged out in another tab.
        if (userOf($session.get())?.id !== user.id) break
        if (quantitiesOf(lines) === quantitiesOf(current()) && chosen === $currency.get()) {
          rememberAttempt({ id, lines: mode === 'cart' ? lines : [], session: /cs_\w+/.exec(url)?.[0] })
          return void location.assign(url)
        }
        attempt.current = undefined
        lines = current()
      }
      setProcessing(false)
    } catch (cause) {
      const refusal = cause instanceof CheckoutError ? cause : undefined
      if (refusal) attempt.current = undefined
      if (refusal?.today) learn(refusal.today)
      const paid = refusal?.paid
      if (paid) return void location.assign(resultAddress(locale, paid.session, paid.attempt))
      if (refusal?.isPending) ask()
      else setFound(await problemOf(cause, { lines, rates }, currency, locale, t))
      setProcessing(false)
    }
  }

  // A replayed click may come before the store has a subscriber, which is what usually initializes the session.
  const logIn = () => {
    initialize()
    return login({ returnTo: location.pathname + location.search })
  }

  return { session, user, processing, isHeld, label, problem, checkout, logIn }
}

/** In milliseconds. */
const HELD = 1000

const quantitiesOf = (lines: readonly CartLine[]): string =>
  lines.map(({ id, quantity }) => `${id} ${quantity}`).join()

async function problemOf(
  cause: unknown,
  seen: Omit<Seen, 'currency'>,
  currency: Currency,
  locale: Locale,
  t: CheckoutMessages,
): Promise<Found> {
  if (cause instanceof AuthError) return problemOfLogin(cause, locale)
  if (!(cause instanceof CheckoutError)) return { kind: 'failed', reason: t.unreachable }
  const { status, reason, today } = cause
  if (status === 401 || status === 403)
    return reason
      ? { kind: 'signed-out', reason }
      : problemOfLogin(new AuthError('session_ended', `The function answered ${status}`), locale)
  if (today && changesSince({ ...seen, currency }, today, t).length > 0)
    return { kind: 'outdated', seen, today }
  // The server's own message helps with a refusal, not with a fault.
  return { kind: 'failed', reason: (status < 500 && reason) || (status === 429 ? t.tooMany : t.notCharged) }
}

function inWords(found: Found, currency: Currency, t: CheckoutMessages): Problem | undefined {
  if (found.kind !== 'outdated') return found
  const { seen, today } = found
  const changes = changesSince({ ...seen, currency }, today, t)
  // A new exchange rate alone does not affect shoppers who switch to dollars.
  if (changes.length === 0) return undefined
  const canContinue = seen.lines.some(({ id }) => !isUnavailable(today, id))
  return { kind: 'outdated', changes, canContinue }
}

/** The sentences about logins load only when one is needed. */
async function problemOfLogin({ kind }: AuthError, locale: Locale): Promise<Found> {
  const loaded = await Promise.all([loginErrors(locale), import('~/features/account/auth-errors')]).catch(
    () => undefined,
  )
  if (!loaded) return { kind: 'failed' }
  const [errors, { endsSession }] = loaded
  const reason = errors[kind]
  return endsSession(kind) ? { kind: 'signed-out', reason } : { kind: 'failed', reason }
}
