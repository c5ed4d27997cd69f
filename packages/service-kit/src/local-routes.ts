import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Hono } from 'hono'
import { z } from 'zod'
import { type Faults, faultSchema } from './faults'
import type { NodeEnv } from './serve'

const FONTS = {
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'fraunces.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
} as const
const resolve = createRequire(import.meta.url).resolve

interface Options {
  readonly name: string
  readonly faults: Faults
  /** Restores the initial state. */
  reset(): void | Promise<void>
}

/** The routes under `/__local` of every service: health, reset, fault, and the styles and fonts of its pages. */
export const localRoutes = ({ name, faults, reset }: Options) =>
  new Hono<NodeEnv>()
    .onError((error, c) => {
      if (!(error instanceof z.ZodError) && !(error instanceof SyntaxError)) throw error
      return c.json({ error: error instanceof z.ZodError ? z.prettifyError(error) : error.message }, 400)
    })
    .get('/health', (c) => c.json({ ok: true, name }))
    .post('/reset', async (c) => {
      faults.set({ kind: 'none', ms: 0, path: '/' })
      await reset()
      return c.json({ ok: true })
    })
    .get('/fault', (c) => c.json(faults.current()))
    .post('/fault', async (c) => {
      faults.set(faultSchema.parse(await c.req.json()))
      return c.json(faults.current())
    })
    .get('/:file{page.css|people.css}', async (c) => {
      c.header('Content-Type', 'text/css; charset=utf-8')
      return c.body(await readFile(new URL(c.req.param('file'), import.meta.url), 'utf8'))
    })
    .get('/fonts/:file{figtree.woff2|fraunces.woff2}', async (c) => {
      c.header('Content-Type', 'font/woff2')
      c.header('Cache-Control', 'max-age=86400')
      return c.body(new Uint8Array(await readFile(resolve(FONTS[c.req.param('file') as keyof typeof FONTS]))))
    })
