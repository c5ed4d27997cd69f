import { clientNetwork } from './client-address'
import { HttpError } from './http-error'

const WINDOW_MS = 60_000

/** Calls in the current minute, by function and network. */
const calls = new Map<string, number>()
let windowStart = 0

/**
 * 429 when a network calls a function more than `most` times within a minute. Each instance counts for itself, so this
 * slows a flood down; what must hold across instances is a platform rule or a daily cap (decision 017).
 */
export function limitCalls(request: Request, name: string, most: number): void {
  const network = clientNetwork(request)
  if (network === undefined) return
  const now = Date.now()
  if (now - windowStart >= WINDOW_MS || now < windowStart) {
    calls.clear()
    windowStart = now
  }
  const key = `${name} ${network}`
  const count = (calls.get(key) ?? 0) + 1
  calls.set(key, count)
  if (count <= most) return
  const seconds = Math.ceil((windowStart + WINDOW_MS - now) / 1000)
  throw new HttpError(429, 'too_many', (t) => t.tooManyCalls, { headers: { 'retry-after': String(seconds) } })
}
