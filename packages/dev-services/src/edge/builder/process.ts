import { pathToFileURL } from 'node:url'
import { build } from 'astro'
import { BUILD_STARTED } from '~/content/integration'
import { setNewerContent } from '~/content/newer-content'
import { sourcesDigest } from '~/build/sources'
import { createContentReader } from './content-reader'
import { keepPages, type KeptPages } from './kept-pages'
import type { BuildAnswer, BuildRequest } from './messages'
import { type Built, builtFrom, renewSite } from './renew-site'

// Builds the site once, and then renders it again after changes of content. Started by `index.ts`.

const root = process.cwd()
const cacheDir = pathToFileURL(`${process.argv[2]}/`)
const sources = sourcesDigest(root)
const reader = createContentReader(cacheDir)
let kept: { readonly pages: KeptPages; built: Built; older?: Built } | undefined

const buildAll = async (outDir: string): Promise<void> => {
  const keep = keepPages()
  await build({ root, outDir, cacheDir: process.argv[2] ?? '', integrations: [keep.integration] })
  const pages = keep.pages()
  kept = { pages, built: builtFrom(outDir, pages.built) }
}

const answer = async ({ outDir }: BuildRequest): Promise<BuildAnswer> => {
  if (!kept) {
    await buildAll(outDir)
    return 'done'
  }
  if (sourcesDigest(root) !== sources) return 'restart'
  process.env[BUILD_STARTED] = new Date().toISOString()
  const content = await reader.read()
  setNewerContent(() => content)
  const { pages, built, older } = kept
  kept = { pages, built: await renewSite(pages, built, older, outDir), older: built }
  return 'done'
}

const respond = async (request: BuildRequest): Promise<void> => {
  const isFirst = kept === undefined
  try {
    process.send?.(await answer(request))
    // In advance: the next change then reads only what is new.
    if (isFirst) await reader.read()
  } catch (error) {
    console.error(error)
    if (kept === undefined) process.send?.('failed')
    // A clean build must judge what fails in memory.
    else if (!isFirst) process.send?.('restart')
  }
}

let last = Promise.resolve()
process.on('message', (request: BuildRequest) => {
  // Saved after the answer, so that nobody waits for it.
  last = last
    .then(() => respond(request))
    .then(reader.save)
    .catch(console.error)
})
process.once('disconnect', () => process.exit())
