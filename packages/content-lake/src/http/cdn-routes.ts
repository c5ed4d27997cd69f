import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { Hono } from 'hono'
import { z } from 'zod'
import type { AssetFolder } from '../assets/folder'
import { type Format, formatFor, transform, transformation } from '../assets/transform'
import { plainError } from '../errors'
import type { Lake } from './lake'

const MIME_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
}

/** What an asset may do when somebody opens it as a page: nothing. */
const HARMLESS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Access-Control-Allow-Origin': '*',
}

/** `/images/…` with transformations, kept in `cache` once made, and `/files/…`. */
export const cdnRoutes = (lake: Pick<Lake, 'assets' | 'store'>, cache: AssetFolder) => {
  const working = new Map<string, Promise<Buffer>>()

  const made = (name: string, query: Record<string, string>, format: Format) => {
    const asked = parse(query)
    const key = `${createHash('sha1')
      .update(JSON.stringify([name, asked]))
      .digest('hex')}.${format}`
    const work =
      working.get(key) ??
      make(cache, key, () => lake.assets.read(name).then((bytes) => transform(bytes, asked, format)))
    working.set(key, work)
    return work.finally(() => working.delete(key))
  }

  return new Hono()
    .get('/images/:project/:dataset/:file/:vanity?', async (c) => {
      const name = requireFile(lake.assets, c.req.param('file'))
      const original = extname(name).slice(1)
      const query = c.req.query()
      if (query['dl'] !== undefined) c.header('Content-Disposition', attachment(query['dl'] || name))
      const asked = parse(query)
      if (Object.keys(query).every((part) => !(part in transformation.shape)))
        return c.body(new Uint8Array(await lake.assets.read(name)), 200, {
          ...HARMLESS,
          'Content-Type': mimeOf(original),
        })
      const format = formatFor(asked, original, c.req.header('accept') ?? '')
      const bytes = await made(name, query, format)
      return c.body(new Uint8Array(bytes), 200, {
        ...HARMLESS,
        'Content-Type': mimeOf(format),
        Vary: 'Accept',
      })
    })
    .get('/files/:project/:dataset/:file/:vanity?', async (c) => {
      const name = requireFile(lake.assets, c.req.param('file'))
      const [stem = '', extension = ''] = name.split('.')
      const mimeType = lake.store.get(`file-${stem}-${extension}`)?.['mimeType']
      const download = c.req.query('dl')
      if (download !== undefined) c.header('Content-Disposition', attachment(download || name))
      return c.body(new Uint8Array(await lake.assets.read(name)), 200, {
        ...HARMLESS,
        'Content-Type': typeof mimeType === 'string' ? mimeType : 'application/octet-stream',
      })
    })
}

const mimeOf = (extension: string) => MIME_TYPES[extension] ?? `image/${extension}`

const parse = (query: Record<string, string>) => {
  const parsed = transformation.safeParse(query)
  if (!parsed.success) throw plainError(400, `Invalid image transformation: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

const requireFile = (assets: AssetFolder, name: string) => {
  if (!/^[\w-]+\.\w+$/.test(name) || !assets.has(name)) throw plainError(404, `Asset "${name}" not found`)
  return name
}

const attachment = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`

const make = async (cache: AssetFolder, key: string, work: () => Promise<Buffer>) => {
  if (cache.has(key)) return cache.read(key)
  try {
    const bytes = await work()
    await cache.put(key, bytes)
    return bytes
  } catch (cause) {
    throw plainError(
      400,
      `The image cannot be transformed so: ${cause instanceof Error ? cause.message : String(cause)}`,
    )
  }
}
