import { accessToken } from '~/features/account/session.store'
import type { Locale } from '~/i18n/locales'

interface Wanted {
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[]
  readonly reason: string
}

const TIMEOUT = 20_000

/**
 * Asks for a return. Resolves to undefined when the order is to be fetched again: the shop has the request, or the order
 * has changed in another tab (409). Else to the shop's reason, which may be empty.
 */
export async function requestReturn(
  number: string,
  { lines, reason }: Wanted,
  locale: Locale,
): Promise<string | undefined> {
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
    if (response.ok || response.status === 409) return undefined
    const answer = (await response.json()) as { error?: { message?: string } }
    return response.status < 500 ? (answer.error?.message ?? '') : ''
  } catch {
    return ''
  }
}
