import { useEffect, useRef, useState } from 'react'
import { useStore } from '~/components/use-store'
import { INITIALISING, userOf } from '~/features/account/session'
import { $session, accessToken, initialise, login } from '~/features/account/session.store'
import type { CartLine } from '~/features/cart/cart'
import { $currency } from '~/features/settings/settings.store'
import type { Locale } from '~/i18n/locales'
import type { Rates } from '~/lib/money'
import { CheckoutError, requestCheckout } from './request-checkout'

interface Options {
  mode: 'cart' | 'buy-now'
  rates: Rates
  locale: Locale
}

/** Checkout of some lines: who is signed in, whether a session is being made, and what went wrong last. */
export function useCheckout({ mode, rates, locale }: Options) {
  const session = useStore($session, INITIALISING)
  const [processing, setProcessing] = useState(false)
  const [error, setError] = useState<CheckoutError | 'failed'>()
  const attempt = useRef<string | undefined>(undefined)
  const user = userOf(session)

  // A step back from the payment page restores this page as it was left: not busy any more.
  useEffect(() => {
    const idle = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      attempt.current = undefined
      setProcessing(false)
    }
    addEventListener('pageshow', idle)
    return () => removeEventListener('pageshow', idle)
  }, [])

  const checkout = async (lines: readonly CartLine[]) => {
    if (!user || processing) return
    setProcessing(true)
    setError(undefined)
    attempt.current ??= crypto.randomUUID()
    try {
      const intent = {
        lines,
        mode,
        rates,
        locale,
        currency: $currency.get(),
        subject: user.id,
        email: user.email ?? '',
      }
      const url = await requestCheckout({ ...intent, attempt: attempt.current }, await accessToken())
      location.assign(url)
    } catch (cause) {
      if (cause instanceof CheckoutError) attempt.current = undefined
      setError(cause instanceof CheckoutError ? cause : 'failed')
      setProcessing(false)
    }
  }

  // A click that was replayed may come before the store is watched, which is what usually starts the session.
  const logIn = () => {
    initialise()
    return login({ returnTo: location.pathname + location.search })
  }

  return { session, user, processing, error, checkout, logIn }
}

/** The server's own words where they help the shopper on: a refusal, not a fault. */
export const reasonOf = (error: CheckoutError | 'failed' | undefined): string | undefined =>
  error instanceof CheckoutError && error.status < 500 ? error.reason : undefined
