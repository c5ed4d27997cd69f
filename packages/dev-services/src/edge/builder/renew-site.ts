import { mkdir, rm, writeFile } from 'node:fs/promises'
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
  files: new Map([...filesOf(paths)].map(([file, { cacheKey }]) => [file, cacheKey])),
})

/**
 * Writes the site of the current content to `folder`: a copy of `before` in which pages without a key, and those whose
 * key has changed, are rendered again.
 */
export const renewSite = async (pages: KeptPages, before: Built, folder: string): Promise<Built> => {
  const paths = await pages.paths()
  const files = filesOf(paths)
  copySite(before.folder, folder)
  for (const file of before.files.keys()) if (!files.has(file)) await rm(join(folder, file), { force: true })
  for (const [file, path] of files) {
    const isSame = path.cacheKey !== undefined && before.files.get(file) === path.cacheKey
    if (!isSame) await write(join(folder, file), await render(pages, file, path))
  }
  await pages.complete(pathToFileURL(`${folder}/`))
  return builtFrom(folder, paths)
}

const render = async ({ render, origin }: KeptPages, file: string, { route }: PathWithRoute) => {
  const result = await render(new Request(new URL(encodeURI(`/${file}`), origin)), { routeData: route })
  const response = result instanceof Response ? result : result.response
  if (response.status >= 300 && response.status < 400) throw new Error(`${file} redirects.`)
  return Buffer.from(await response.arrayBuffer())
}

/** Replaces the file and does not write into it: the copy of a site shares its files with the original. */
const write = async (path: string, body: Buffer): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  await rm(path, { force: true })
  await writeFile(path, body)
}
