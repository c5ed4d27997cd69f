import * as v from 'valibot'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { HAS_SERVICE } from './has-service'
import { readInWorker } from './read-in-worker'
import type { NamedPlace } from './place-names'
import { understood, type Understood } from './understood'

/** In milliseconds; the function itself gives up after eight seconds. */
const TIMEOUT = 9000

const placeNames = v.array(v.object({ id: v.string(), name: v.string(), synonyms: v.array(v.string()) }))

interface Reading {
  readonly answer: Understood
  readonly places: readonly NamedPlace[]
  /** Read by the AI service, not on the device. */
  readonly isByService: boolean
}

/**
 * Reads a trip from a traveler's own words: with the AI service if the site has one and it answers, else on the device.
 * Throws if the place names or the reader cannot be loaded.
 */
export async function understand(text: string, locale: Locale): Promise<Reading> {
  const [places, answer] = await Promise.all([loadPlaceNames(locale), askService(text, locale)])
  return {
    places,
    answer: answer ?? (await readInWorker({ text, places, locale, today: new Date() })),
    isByService: answer !== undefined,
  }
}

let isPrepared = HAS_SERVICE

/** Once, reads an example while the traveler is still writing, so that the device is ready for the first text. */
export async function prepare(example: string, locale: Locale): Promise<void> {
  if (isPrepared) return
  isPrepared = true
  try {
    const places = await loadPlaceNames(locale)
    await readInWorker({ text: example, places, locale, today: new Date() })
  } catch {
    isPrepared = false
  }
}

async function loadPlaceNames(locale: Locale): Promise<readonly NamedPlace[]> {
  const response = await fetch(pathFor('tripPlaces', locale), { signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`The names of places could not be loaded: status ${response.status}`)
  return v.parse(placeNames, await response.json())
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
    return response.ok ? v.parse(understood, await response.json()) : undefined
  } catch {
    return undefined
  }
}
