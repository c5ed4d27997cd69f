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

/** An asset opened as a page may not run scripts. */
const ASSET_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Access-Control-Allow-Origin': '*',
}

/** `/images/…` with transformations, which are cached, and `/files/…`. */
export const cdnRoutes = (lake: Pick<Lake, 'assets' | 'store'>, cache: AssetFolder) => {
  const inProgress = new Map<string, Promise<Buffer>>()

  const transformed = (name: string, query: Record<string, string>, format: Format) => {
    const options = parse(query)
    const key = `${createHash('sha1')
      .update(JSON.stringify([name, options]))
      .digest('hex')}.${format}`
    const work =
      inProgress.get(key) ??
      readOrCreate(cache, key, () =>
        lake.assets.read(name).then((bytes) => transform(bytes, options, format)),
      )
    inProgress.set(key, work)
    return work.finally(() => inProgress.delete(key))
  }

  return new Hono()
    .get('/images/:project/:dataset/:file/:vanity?', async (c) => {
      const name = requireFile(lake.assets, c.req.param('file'))
      const original = extname(name).slice(1)
      const query = c.req.query()
      if (query['dl'] !== undefined) c.header('Content-Disposition', attachment(query['dl'] || name))
      const options = parse(query)
      if (Object.keys(query).every((part) => !(part in transformation.shape)))
        return c.body(new Uint8Array(await lake.assets.read(name)), 200, {
          ...ASSET_HEADERS,
          'Content-Type': mimeOf(original),
        })
      const format = formatFor(options, original, c.req.header('accept') ?? '')
      const bytes = await transformed(name, query, format)
      return c.body(new Uint8Array(bytes), 200, {
        ...ASSET_HEADERS,
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
        ...ASSET_HEADERS,
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

const readOrCreate = async (cache: AssetFolder, key: string, create: () => Promise<Buffer>) => {
  if (cache.has(key)) return cache.read(key)
  try {
    const bytes = await create()
    await cache.put(key, bytes)
    return bytes
  } catch (cause) {
    throw plainError(
      400,
      `The image cannot be transformed: ${cause instanceof Error ? cause.message : String(cause)}`,
    )
  }
}
