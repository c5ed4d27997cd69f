import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { resolveConfig } from '@netlify/config'
import { z } from 'zod'
import { filesIn } from '~/build/files-in'
import type { HeaderRule } from './headers'
import { type FindRedirect, redirectMatcher } from './redirects'

/** A file of the built site. */
export interface SiteFile {
  readonly path: string
  readonly type: string
  /** Strong entity tag, in quotes. */
  readonly etag: string
  /** Whether a CDN compresses it. */
  readonly isCompressible: boolean
  read(): Buffer
}

/** A finished build: its files by path, its redirects and its headers. */
export interface Site {
  readonly findRedirect: FindRedirect
  readonly headers: readonly HeaderRule[]
  /** The file with exactly this path. */
  file(path: string): SiteFile | undefined
  /** The page with this path: `/shop` is `shop.html` or `shop/index.html`. */
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
const COMPRESSIBLE = /^text\/|json|xml|javascript|wasm/

/** The routing part of a resolved `netlify.toml`. */
const configurationSchema = z.object({
  redirects: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      status: z.number().default(301),
      // A rule that replaces existing files is not emulated.
      force: z.literal(false).default(false),
    }),
  ),
  headers: z.array(z.object({ for: z.string(), values: z.record(z.string(), z.string()) })),
})

/**
 * The rules of `netlify.toml` in `root` and of `_redirects` and `_headers` in `folder`, read by Netlify's own parser.
 */
export const readConfiguration = async (root: string, folder: string) => {
  const resolved = (await resolveConfig({
    config: join(root, 'netlify.toml'),
    cwd: folder,
    repositoryRoot: folder,
    context: 'production',
    // Otherwise Netlify asks Git for it.
    branch: 'main',
    offline: true,
    // Without the variables of an environment, some of which come from Git.
    mode: 'buildbot',
    buffer: true,
    inlineConfig: { build: { publish: '.' } },
  })) as { config: unknown }
  return configurationSchema.parse(resolved.config)
}

/** Opens the build in `folder` of the project at `root`. */
export const openSite = async (root: string, folder: string): Promise<Site> => {
  const configuration = readConfiguration(root, folder)
  const files = new Map(
    filesIn(folder)
      .filter((name) => name !== '_headers' && name !== '_redirects')
      .map((name) => [`/${name}`, lazyFile(folder, name)]),
  )
  const { redirects, headers } = await configuration
  return {
    findRedirect: await redirectMatcher(redirects),
    headers,
    file: (path) => files.get(path),
    page: (path) => {
      const bare = path.replace(/\/$/, '')
      return files.get(`${bare}.html`) ?? files.get(`${bare}/index.html`)
    },
  }
}

/** A file that is read on demand; its entity tag is computed once. */
const lazyFile = (folder: string, name: string): SiteFile => {
  let etag: string | undefined
  const type = TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'
  const read = () => readFileSync(`${folder}/${name}`)
  return {
    path: `/${name}`,
    type,
    isCompressible: COMPRESSIBLE.test(type),
    read,
    get etag() {
      etag ??= `"${createHash('sha256').update(read()).digest('base64url').slice(0, 22)}"`
      return etag
    },
  }
}
