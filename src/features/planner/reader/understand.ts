import type { Locale } from '~/i18n/locales'
import { HAS_SERVICE } from './has-service'
import { type NamedPlace, readRequest } from './read-request'
import { understood, type Understood } from './understood'

/** In milliseconds; the function itself gives up after eight seconds. */
const TIMEOUT = 9000

/**
 * Reads a trip from a traveler's own words: with the AI service where the site has one and it answers, else on the
 * device.
 */
export async function understand(
  text: string,
  places: readonly NamedPlace[],
  locale: Locale,
): Promise<Understood> {
  return (await askService(text, locale)) ?? readRequest(text, places, locale, new Date())
}

async function askService(text: string, language: Locale): Promise<Understood | undefined> {
  if (!HAS_SERVICE) return undefined
  try {
    const response = await fetch('/api/trip/understand', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, language }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return response.ok ? understood.safeParse(await response.json()).data : undefined
  } catch {
    return undefined
  }
}
