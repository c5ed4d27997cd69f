import { expect, test } from 'vitest'
import { keptAt, stamped, withBar } from './kept-copy'

const page = (html: string, init: ResponseInit = {}) =>
  new Response(html, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...(init.headers as object) },
  })

test('QUAL-03 only a complete page is cached, with the time', () => {
  const kept = stamped(page('<p>Hola'), 1_000)
  expect(keptAt(kept)).toBe(1_000)
  expect(kept?.headers.get('content-type')).toContain('text/html')
  expect(stamped(page('', { status: 404 }), 1)).toBeUndefined()
  expect(stamped(page('', { status: 500 }), 1)).toBeUndefined()
  expect(stamped(Response.json({ orders: [] }), 1)).toBeUndefined()
})

test.each([
  ['es', 'Sin conexión: esta página es del', 'Intentar de nuevo'],
  ['en', 'No connection: this page is from', 'Try again'],
])('QUAL-03 a cached page says in %s that it is old, and when it was cached', async (lang, words, retry) => {
  const at = new Date(2026, 10, 3, 16, 5).getTime()
  const kept = stamped(page(`<html class="a" lang="${lang}"><body data-b><main></main></body></html>`), at)
  const html = await (await withBar(kept!)).text()
  expect(html).toMatch(/<body data-b><aside class="offline-bar"/)
  expect(html).toContain(words)
  expect(html).toContain(retry)
  expect(html).toMatch(/2026.*4:05/)
})

test('QUAL-03 a changed page drops the headers of the old text', async () => {
  const kept = stamped(page('<body>', { headers: { etag: '"a"', 'content-length': '6' } }), 1)
  const { headers } = await withBar(kept!)
  expect([headers.get('etag'), headers.get('content-length')]).toEqual([null, null])
})
