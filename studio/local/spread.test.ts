import { expect, test, vi } from 'vitest'
import { spread, spreadStreams } from './spread'

const LISTEN = 'http://rumbo.localhost:4100/v1/data/listen/production?query=*'
const LIVE = 'http://rumbo.localhost:4100/vX/data/live/events/production'
const QUERY = 'http://rumbo.localhost:4100/v1/data/query/production?query=*'

test('CMS-02 event streams rotate over sixteen local host names; port, path and query stay', () => {
  expect(spread(LISTEN, 0)).toBe(LISTEN.replace('rumbo', 'l0'))
  expect(spread(LIVE, 17)).toBe(LIVE.replace('rumbo', 'l1'))
})

test('CMS-02 other requests and other services are unchanged', () => {
  expect(spread(QUERY, 3)).toBe(QUERY)
  expect(spread(LISTEN.replace('rumbo.localhost:4100', 'abc.api.sanity.io'), 3)).not.toContain('localhost')
})

test('CMS-02 each stream of a page uses the next host name', async () => {
  const original = vi.fn<typeof fetch>(async () => new Response())
  const page = { fetch: original as typeof fetch }
  spreadStreams(page)
  await page.fetch(LISTEN)
  await page.fetch(QUERY)
  await page.fetch(LISTEN)
  expect(original.mock.calls.map(([input]) => new URL(String(input)).hostname)).toEqual([
    'l0.localhost',
    'rumbo.localhost',
    'l1.localhost',
  ])
})
