import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What a CDN would send to a browser that says `accept-encoding: header`. */
export const chooseEncoding = (header: string | undefined): Encoding | undefined => {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase().split(';'))
    .filter(([, quality]) => quality?.trim() !== 'q=0')
    .map(([name]) => name)
  if (accepted.includes('br') || accepted.includes('*')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : undefined
}

/** A memory of compressed bodies of at most `limit` bytes; the oldest go first. */
export const createCompressor = (limit = 64 * 1024 * 1024) => {
  const known = new Map<string, Buffer>()
  let size = 0

  const remember = (key: string, body: Buffer) => {
    known.set(key, body)
    size += body.length
    for (const [oldest, old] of known) {
      if (size <= limit) break
      known.delete(oldest)
      size -= old.length
    }
  }

  /** What `read` gives in `encoding`; `etag` tells contents apart, and a known one is not read again. */
  return async (etag: string, read: () => Buffer, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${etag}`
    const found = known.get(key)
    if (found) return found
    const content = read()
    const body =
      encoding === 'br'
        ? await brotli(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 6,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          })
        : await zip(content, { level: 6 })
    if (!known.has(key)) remember(key, body)
    return body
  }
}
export type Compressor = ReturnType<typeof createCompressor>
