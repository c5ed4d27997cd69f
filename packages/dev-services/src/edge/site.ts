import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { resolveConfig } from '@netlify/config'
import { z } from 'zod'
import type { HeaderRule, RedirectRule } from './rules'

/** A built file. */
export interface SiteFile {
  readonly path: string
  readonly type: string
  /** Strong entity tag of the content, in quotes. */
  readonly etag: string
  /** True for what a CDN compresses. */
  readonly text: boolean
  read(): Buffer
}

/** One finished build, unchangeable: its files by address, its redirects and headers. */
export interface Site {
  readonly folder: string
  readonly redirects: readonly RedirectRule[]
  readonly headers: readonly HeaderRule[]
  readonly fileCount: number
  /** The file that stands exactly at `path`. */
  file(path: string): SiteFile | undefined
  /** The page at a clean address: `/shop` is `shop.html` or `shop/index.html`. */
  page(path: string): SiteFile | undefined
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
const COMPRESSED = /^text\/|json|xml|javascript|wasm/

/** The part of a resolved `netlify.toml` that says how addresses are answered. */
export const configurationSchema = z.object({
  redirects: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      status: z.number().default(301),
      force: z.boolean().default(false),
    }),
  ),
  headers: z.array(z.object({ for: z.string(), values: z.record(z.string(), z.string()) })),
})

/** The rules of the project at `root` for the build in `folder`, through Netlify's own configuration reader. */
export const readConfiguration = async (root: string, folder: string) => {
  const { config } = await resolveConfig({
    config: join(root, 'netlify.toml'),
    cwd: folder,
    repositoryRoot: folder,
    context: 'production',
    offline: true,
    mode: 'cli',
    buffer: true,
    inlineConfig: { build: { publish: '.' } },
  })
  return configurationSchema.parse(config)
}

/** Reads the build in `folder` with the rules of the project at `root`. */
export const openSite = async (root: string, folder: string): Promise<Site> => {
  const { redirects, headers } = await readConfiguration(root, folder)
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => entry(folder, name)),
  )
  return {
    folder,
    redirects,
    headers,
    fileCount: files.size,
    file: (path) => files.get(path),
    page: (path) => {
      const bare = path.replace(/\/$/, '')
      return files.get(`${bare}.html`) ?? files.get(`${bare}/index.html`)
    },
  }
}

const entry = (folder: string, name: string): [string, SiteFile][] => {
  const path = `/${name.split(sep).join('/')}`
  if (path === '/_headers' || path === '/_redirects') return []
  const full = join(folder, name)
  if (!statSync(full).isFile()) return []
  const type = TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'
  return [[path, lazyFile(path, full, type)]]
}

/** A file that is read when it is asked for; its tag is made once. */
const lazyFile = (path: string, full: string, type: string): SiteFile => {
  let etag: string | undefined
  const read = () => readFileSync(full)
  return {
    path,
    type,
    text: COMPRESSED.test(type),
    read,
    get etag() {
      etag ??= `"${createHash('sha256').update(read()).digest('base64url').slice(0, 22)}"`
      return etag
    },
  }
}
