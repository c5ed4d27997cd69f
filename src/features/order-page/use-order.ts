import { useEffect, useState } from 'react'
import { accessToken } from '~/features/account/session.store'
import type { Answer } from '~/features/orders/look-up'
import type { OrderRecord } from '~/features/orders/order-record'
import type { Locale } from '~/i18n/locales'
import { loadOrder } from './load-order'

/** Loads an order of the signed-in person. If the session has ended, `$session` has the error. */
export function useOrder(number: string, locale: Locale) {
  const [answer, setAnswer] = useState<Answer<OrderRecord>>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!number) return
    const abort = new AbortController()
    accessToken()
      .then((token) => loadOrder(number, token, locale, abort.signal))
      .then(
        (loaded) => !abort.signal.aborted && setAnswer(loaded),
        () => !abort.signal.aborted && setAnswer({ kind: 'offline' }),
      )
    return () => abort.abort()
  }, [number, locale, attempt])

  // An order stays on screen until its new state is there.
  const again = () => {
    if (answer?.kind !== 'found') setAnswer(undefined)
    setAttempt(attempt + 1)
  }
  return { answer, again }
}
