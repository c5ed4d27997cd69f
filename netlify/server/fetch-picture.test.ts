import { afterEach, expect, test, vi } from 'vitest'
import { fetchPicture } from './fetch-picture'

afterEach(() => vi.unstubAllGlobals())

const PICTURE = { name: '1f-1200x800.jpg', query: new URLSearchParams('w=480&h=480') }
const fetchWith = (body: BodyInit | null, init: ResponseInit) => {
  vi.stubGlobal('fetch', async () => new Response(body, init))
  return fetchPicture('https://cdn.example', PICTURE)
}
const JPEG = { headers: { 'content-type': 'image/jpeg' } }

test('QUAL-03 a picture that breaks off is a 503, like one that never arrives', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new DOMException('', 'TimeoutError')) })
  await expect(fetchWith(broken, JPEG)).rejects.toMatchObject({
    status: 503,
    code: 'content_unavailable',
  })
})

test('QUAL-03 a picture is cached for a year, a missing one is a 404', async () => {
  const picture = await fetchWith('bytes', JPEG)
  expect(picture.headers.get('cache-control')).toContain('immutable')
  expect(await picture.text()).toBe('bytes')
  await expect(fetchWith('Not found', { status: 404 })).rejects.toMatchObject({ status: 404 })
  await expect(fetchWith('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })).rejects.toMatchObject({
    status: 503,
  })
})
