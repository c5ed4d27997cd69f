import { pictureNotFound, unavailable } from './errors'
import type { PictureRequest } from './picture-request'
import { TIMEOUT_MS } from './timeouts'

const MAX_BYTES = 5_000_000
const TYPES = new Set(['image/avif', 'image/webp', 'image/jpeg'])
const A_YEAR = 'public, max-age=31536000, immutable'

/** Cacheable, as the name contains a hash of the file and the address is signed. Harmless if opened as a document. */
const HEADERS = {
  'cache-control': A_YEAR,
  'netlify-cdn-cache-control': `${A_YEAR}, durable`,
  'netlify-vary': 'query=s|rect|w|h|fm,header=Accept',
  vary: 'Accept',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const

/** The picture from the image service. 404 when the file is gone, 503 when the service fails. */
export async function fetchPicture(service: string, { name, query }: PictureRequest): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS.pictures)
  const upstream = await fetch(`${service}/${name}?${query}`, { signal, redirect: 'error' }).catch(
    (cause: unknown) => {
      throw unavailable('content', cause)
    },
  )
  const type = upstream.headers.get('content-type') ?? ''
  if (!upstream.ok || !TYPES.has(type)) {
    await upstream.body?.cancel()
    if (upstream.status === 404) throw pictureNotFound()
    throw unavailable(
      'content',
      new Error(`The image service answered ${upstream.status} ${type} for ${name}`),
    )
  }
  const bytes = await upstream.arrayBuffer().catch((cause: unknown) => {
    throw unavailable('content', cause)
  })
  if (bytes.byteLength > MAX_BYTES) throw unavailable('content', new Error(`${name} is too large`))
  return new Response(bytes, { headers: { ...HEADERS, 'content-type': type } })
}
