import * as v from 'valibot'
import { type TripRequest, tripRequest } from '../engine/parameters'

/** Incremented when old links can no longer be read. */
const VERSION = '1'

/** The largest trip is far below this; longer text is not a trip. */
const MAX_CHARACTERS = 20_000

/**
 * A trip as text for the fragment of a link, which browsers do not send to any server: the version, a period, and the
 * compressed JSON in base64url (RFC 4648, section 5).
 */
export async function encodeTrip(request: TripRequest): Promise<string> {
  const json = new Blob([JSON.stringify(request)])
  const packed = new Response(json.stream().pipeThrough(new CompressionStream('deflate-raw')))
  const text = btoa(String.fromCharCode(...new Uint8Array(await packed.arrayBuffer())))
  return `${VERSION}.${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** The trip in a link's text; undefined if the text was truncated, changed, or made by an unknown version. */
export async function decodeTrip(text: string): Promise<TripRequest | undefined> {
  const [version, body = ''] = text.split('.', 2)
  if (version !== VERSION || body.length > MAX_CHARACTERS) return undefined
  try {
    const binary = atob(body.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const json = await readAtMost(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
    )
    return v.parse(tripRequest, JSON.parse(json))
  } catch {
    return undefined
  }
}

/** A few bytes can expand to gigabytes, so reading stops at the limit. */
async function readAtMost(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    text += decoder.decode(value, { stream: true })
    if (text.length > MAX_CHARACTERS) throw new RangeError('Too long for a trip')
  }
  return text + decoder.decode()
}
