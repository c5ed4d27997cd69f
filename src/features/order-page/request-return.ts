import { accessToken } from '~/features/account/session.store'
import type { Locale } from '~/i18n/locales'

interface Wanted {
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[]
  readonly reason: string
}

const TIMEOUT = 20_000

interface Answer {
  /** The order is to be fetched again: the shop has the request, or the order has changed in another tab (409). */
  readonly isOver: boolean
  /** Why the shop does not take the request; empty if it did not say. */
  readonly refusal?: string
}

/** Asks for a return. */
export async function requestReturn(
  number: string,
  { lines, reason }: Wanted,
  locale: Locale,
): Promise<Answer> {
  try {
    const response = await fetch(`/api/returns/${encodeURIComponent(number)}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
        'accept-language': locale,
      },
      body: JSON.stringify({ lines, reason }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (response.ok) return { isOver: true }
    const answer = (await response.json().catch(() => undefined)) as
      | { error?: { message?: string } }
      | undefined
    const refusal = (response.status < 500 && answer?.error?.message) || ''
    return { isOver: response.status === 409, refusal }
  } catch {
    return { isOver: false, refusal: '' }
  }
}
