import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '@netlify/functions'
import { check, normalise } from '~/features/orders/tracking-number'
import { trackingRecord } from '~/features/orders/tracking-record'
import { readEnv } from '../server/env'
import { findByNumber } from '../server/find-orders'
import { HttpError } from '../server/http-error'
import { json, localeOf, respond } from '../server/respond'

/** The demonstration takes its time, so that its waiting state can be seen. */
const DEMO_MS = 1500

export default async (request: Request) =>
  respond(request, 'GET', async () => {
    const number = normalise(asked(request))
    const kind = check(number)
    if (kind === 'typo') throw new HttpError(400, 'number_typo', TYPO)
    if (kind === 'malformed') throw new HttpError(404, 'not_found', missing(number))
    const search = findByNumber(readEnv(), number)
    const [order] = await Promise.all([search, kind === 'demo' && pause(DEMO_MS)])
    if (!order) throw new HttpError(404, 'not_found', missing(number))
    return json(trackingRecord(order, localeOf(request)))
  })

/** The last part of the address; what cannot be decoded is no number. */
function asked(request: Request): string {
  const part = new URL(request.url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(part).slice(0, 64)
  } catch {
    return ''
  }
}

const TYPO = {
  es: 'Parece que hay un error en el número de rastreo. Revisa los últimos caracteres.',
  en: 'There seems to be a slip in the tracking number. Please check the last characters.',
}

const missing = (number: string) => ({
  es: `No encontramos el número de rastreo "${number}". Verifica el número e intenta de nuevo.`,
  en: `Tracking number "${number}" not found. Please verify the number and try again.`,
})

export const config: Config = {
  path: '/api/track-order/:number',
  method: 'GET',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
