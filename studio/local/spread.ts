/** More than the eight streams of an open document. Browsers limit connections per host. */
const HOSTS = 16

export const STREAM = /\/(?:data\/listen|data\/live\/events|listen)(?:\/|\?|$)/

/**
 * Browsers open at most six HTTP/1.1 connections per host, and an open document needs more event streams.
 * `l0.localhost` … `l15.localhost` all resolve to this computer: stream number `turn` goes to the next of them;
 * other requests are unchanged.
 */
export const spread = (address: string, turn: number): string => {
  if (!STREAM.test(address)) return address
  const url = new URL(address)
  if (!url.hostname.endsWith('.localhost')) return address
  url.hostname = `l${turn % HOSTS}.localhost`
  return url.toString()
}

/** Applies {@link spread} to the page's event streams. */
export const spreadStreams = (page: { fetch: typeof fetch }) => {
  const { fetch } = page
  let turn = 0
  page.fetch = (input, init) =>
    typeof input === 'string' && STREAM.test(input)
      ? fetch.call(page, spread(input, turn++), init)
      : fetch.call(page, input, init)
}
