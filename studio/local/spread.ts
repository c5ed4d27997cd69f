/** More than the eight streams of one open document, each host with a connection limit of its own. */
const HOSTS = 16

const STREAM = /\/(?:data\/listen|data\/live\/events|listen)(?:\/|\?|$)/

/**
 * A browser opens six HTTP/1.1 connections to a host, and one open document holds more event streams than that.
 * `l0.localhost` … `l15.localhost` are all this computer: the `turn`-th stream goes to the next of them, other
 * requests stay where they are.
 */
export const spread = (address: string, turn: number): string => {
  if (!STREAM.test(address)) return address
  const url = new URL(address)
  if (!url.hostname.endsWith('.localhost')) return address
  url.hostname = `l${turn % HOSTS}.localhost`
  return url.toString()
}

/** Sends this page's event streams to the local lake over {@link spread}. */
export const spreadStreams = (page: { fetch: typeof fetch }) => {
  const { fetch } = page
  let turn = 0
  page.fetch = (input, init) =>
    typeof input === 'string' && STREAM.test(input)
      ? fetch.call(page, spread(input, turn++), init)
      : fetch.call(page, input, init)
}
