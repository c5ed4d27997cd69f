import { useEffect, useState } from 'react'
import type { Session } from '~/features/account/session'
import { accessToken } from '~/features/account/session.store'
import { loadOrderOfSession } from '~/features/order-page/load-order'
import type { OrderRecord } from '~/features/orders/order-record'
import type { Locale } from '~/i18n/locales'

/** The payment provider reports the payment to the shop at about the time the buyer comes back. */
const WAITS_MS = [500, 500, 500, 500, 1000, 1000, 2000, 2000, 3000, 5000, 6000, 8000]

/** `missing`: not recorded in time. `others`: another account paid. `failed`: our fault; trying again does not help. */
export type PaidOrder =
  | { readonly state: 'loading' | 'missing' | 'others' | 'failed' | 'signed-out' }
  | { readonly state: 'found'; readonly record: OrderRecord }

/** The order of a paid session, as soon as it is recorded; for its signed-in buyer only. */
export function usePaidOrder(sessionId: string, locale: Locale, login: Session['state']): PaidOrder {
  const [order, setOrder] = useState<PaidOrder>({ state: 'loading' })
  const isSignedIn = login === 'signed-in'

  useEffect(() => {
    if (!isSignedIn) return
    const abort = new AbortController()
    loadWhenRecorded(sessionId, locale, abort.signal).then(
      (found) => !abort.signal.aborted && setOrder(found),
      () => !abort.signal.aborted && setOrder({ state: 'missing' }),
    )
    return () => abort.abort()
  }, [sessionId, locale, isSignedIn])

  if (login === 'initializing' || isSignedIn) return order
  return { state: 'signed-out' }
}

async function loadWhenRecorded(sessionId: string, locale: Locale, signal: AbortSignal): Promise<PaidOrder> {
  const token = await accessToken()
  for (const wait of [...WAITS_MS, 0]) {
    const answer = await loadOrderOfSession(sessionId, token, locale, signal)
    if (answer.kind === 'found' && answer.record) return { state: 'found', record: answer.record }
    if (answer.kind === 'notFound') return { state: 'others' }
    if (answer.kind === 'failed') return { state: 'failed' }
    if (signal.aborted || wait === 0) break
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return { state: 'missing' }
}
