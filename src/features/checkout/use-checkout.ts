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

/** Checks out cart lines. Reports who is signed in, whether a request is in progress and the last error. */
export function useCheckout({ mode, rates, locale }: Options) {
  const session = useStore($session, INITIALISING)
  const [processing, setProcessing] = useState(false)
  const [error, setError] = useState<CheckoutError | 'failed'>()
  const attempt = useRef<string | undefined>(undefined)
  const user = userOf(session)

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

  // A replayed click may come before the store has a subscriber, which is what usually initializes the session.
  const logIn = () => {
    initialise()
    return login({ returnTo: location.pathname + location.search })
  }

  return { session, user, processing, error, checkout, logIn }
}

/** The server's message where it helps the shopper: for refusals (4xx), not for server errors. */
export const reasonOf = (error: CheckoutError | 'failed' | undefined): string | undefined =>
  error instanceof CheckoutError && error.status < 500 ? error.reason : undefined
