/** An uncaught error in a browser, without personal data. */
export interface ClientError {
  readonly path: string
  readonly message: string
  /** Files and positions of the innermost calls. */
  readonly at: readonly string[]
}

const MAX_MESSAGE = 200
const MAX_FRAMES = 5

/** Reads a report of `reportClientError`. Addresses, email addresses, tracking numbers and long numbers are removed. */
export const parseClientError = (text: string): ClientError => {
  const [path = '', message = '', ...stack] = text.split('\n')
  return {
    path: /^\/[\w/-]{0,200}$/.test(path) ? withoutPersonalData(path) : '?',
    message: withoutPersonalData(message).slice(0, MAX_MESSAGE),
    at: stack.flatMap((line) => /\/_astro\/[\w.-]+:\d+:\d+/.exec(line) ?? []).slice(0, MAX_FRAMES),
  }
}

const withoutPersonalData = (text: string): string =>
  text
    .replace(/https?:\S+/g, '[address]')
    .replace(/\S+@\S+/g, '[email]')
    .replace(/TRK-[\w-]+|[\w-]*\d{5,}[\w-]*/gi, '[number]')

const WINDOW_MS = 60_000
const MAX_KNOWN = 100

/** Samples reports: each message passes once a minute, and at most 100 different ones. */
export const createSampler = (now: () => number = Date.now) => {
  const seen = new Map<string, number>()
  return ({ message }: ClientError): boolean => {
    for (const [known, at] of seen) if (now() - at >= WINDOW_MS) seen.delete(known)
    if (seen.has(message) || seen.size >= MAX_KNOWN) return false
    seen.set(message, now())
    return true
  }
}
