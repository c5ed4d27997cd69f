import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const compressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: 6 }),
}

/** The encoding for an `Accept-Encoding` header. */
export const chooseEncoding = (header: string | undefined): Encoding | undefined => {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase().split(';'))
    .filter(([, quality]) => quality?.trim() !== 'q=0')
    .map(([name]) => name)
  if (accepted.includes('br') || accepted.includes('*')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : undefined
}

/** Compresses content, and caches the results up to `limit` bytes. */
export const createCompressor = (limit = 64 * 1024 * 1024) => {
  const cache = new Map<string, Buffer>()
  let size = 0

  /** `etag` identifies the content: `read` is not called when its result is cached. */
  return async (etag: string, read: () => Buffer, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${etag}`
    const cached = cache.get(key)
    if (cached) return cached
    const body = await compressors[encoding](read())
    if (size + body.length > limit) {
      cache.clear()
      size = 0
    }
    cache.set(key, body)
    size += body.length
    return body
  }
}
export type Compressor = ReturnType<typeof createCompressor>
