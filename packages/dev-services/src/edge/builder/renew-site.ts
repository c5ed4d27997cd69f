import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PathWithRoute } from 'astro'
import { copySite } from './copy-site'
import type { KeptPages } from './kept-pages'

/** A finished build: where it is, and the key of each of its files that has one. */
export interface Built {
  readonly folder: string
  readonly files: ReadonlyMap<string, string | undefined>
}

/** The files of `paths`. Of two paths with one file, the first counts, as in Astro. */
const filesOf = (paths: readonly PathWithRoute[]): Map<string, PathWithRoute> => {
  const files = new Map<string, PathWithRoute>()
  for (const path of paths) {
    const file = fileOf(path)
    if (!files.has(file)) files.set(file, path)
  }
  return files
}

/** Where a build with `format: 'file'` writes a path. */
const fileOf = ({ pathname, route }: PathWithRoute): string =>
  route.type === 'endpoint' ? pathname.slice(1) : `${pathname.replace(/^\/|\/$/g, '') || 'index'}.html`

export const builtFrom = (folder: string, paths: readonly PathWithRoute[]): Built => ({
  folder,
  files: keysOf(filesOf(paths)),
})

const keysOf = (files: ReadonlyMap<string, PathWithRoute>) =>
  new Map([...files].map(([file, { cacheKey }]) => [file, cacheKey]))

/**
 * Writes the site of the current content to `folder`. Pages without a key, and those whose key has changed, are
 * rendered; the others come from `before`. Starts from the folder of an `older` site where there is one: most of its
 * files are already right, and copying 20,000 takes a second.
 */
export const renewSite = async (
  pages: KeptPages,
  before: Built,
  older: Built | undefined,
  folder: string,
): Promise<Built> => {
  const files = filesOf(await pages.paths())
  const start = startFrom(older, before, folder)
  for (const file of start.files.keys()) if (!files.has(file)) rmSync(join(folder, file), { force: true })
  for (const [file, path] of files) {
    const { cacheKey } = path
    if (hasSame(start, file, cacheKey)) continue
    const body = hasSame(before, file, cacheKey) ? undefined : await render(pages, file, path)
    const target = join(folder, file)
    // Never into an existing file: sites share their pages.
    mkdirSync(dirname(target), { recursive: true })
    rmSync(target, { force: true })
    if (body) writeFileSync(target, body)
    else linkSync(join(before.folder, file), target)
  }
  await pages.complete(pathToFileURL(`${folder}/`))
  return { folder, files: keysOf(files) }
}

const hasSame = ({ files }: Built, file: string, key: string | undefined): boolean =>
  key !== undefined && files.get(file) === key

/** Makes `folder` from the older site, which is no longer served, or else from a copy of the previous one. */
const startFrom = (older: Built | undefined, before: Built, folder: string): Built => {
  if (older) {
    try {
      renameSync(older.folder, folder)
      return older
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  copySite(before.folder, folder)
  return before
}

const render = async ({ render, origin }: KeptPages, file: string, { route }: PathWithRoute) => {
  const result = await render(new Request(new URL(encodeURI(`/${file}`), origin)), { routeData: route })
  const response = result instanceof Response ? result : result.response
  if (response.status >= 300 && response.status < 400) throw new Error(`${file} redirects.`)
  return Buffer.from(await response.arrayBuffer())
}
