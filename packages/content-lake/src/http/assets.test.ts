import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture } from '../testing/fixture'
import { EDITOR, type TestLake, refusal, startTestLake } from '../testing/lake'

let lake: TestLake
let url: string
beforeAll(async () => {
  lake = await startTestLake()
  url = (await lake.as(EDITOR).assets.upload('image', await halves(), { filename: 'halves.png' })).url
})
afterAll(() => lake.close())

/** Left half red, right half blue, 200 × 100. */
const halves = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 100, height: 100, channels: 3, background: '#0000ff' } },
        left: 100,
        top: 0,
      },
    ])
    .png()
    .toBuffer()

const fetched = async (address: string, accept = '*/*') => {
  const response = await fetch(address, { headers: { accept } })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { response, bytes, image: sharp(bytes) }
}

test('CMS-02 a crop around the focal point shows that area', async () => {
  const dominant = async (x: number) => {
    const { image } = await fetched(`${url}?w=50&h=50&fit=crop&crop=focalpoint&fp-x=${x}&fp-y=0.5&fm=png`)
    return (await image.stats()).dominant
  }
  const [left, right] = [await dominant(0.1), await dominant(0.9)]
  expect(left.r).toBeGreaterThan(left.b)
  expect(right.b).toBeGreaterThan(right.r)
})

test('CMS-02 auto=format sends the best format that the browser accepts, with Vary', async () => {
  const type = async (accept: string) => (await fetched(`${url}?w=40&auto=format`, accept)).response.headers
  expect((await type('image/avif,image/webp,*/*')).get('content-type')).toBe('image/avif')
  expect((await type('image/webp,*/*')).get('content-type')).toBe('image/webp')
  expect((await type('*/*')).get('content-type')).toBe('image/png')
  expect((await type('*/*')).get('vary')).toContain('Accept')
})

test('CMS-02 concurrent requests share one transformation', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => fetched(`${url}?w=33&fm=webp`)))
  expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
})

test('CMS-05 invalid images and transformations are rejected with the reason', async () => {
  expect((await refusal(lake.as(EDITOR).assets.upload('image', Buffer.from('not an image')))).status).toBe(
    400,
  )
  const { response, bytes } = await fetched(`${url}?w=abc`)
  expect(response.status).toBe(400)
  expect(bytes.toString()).toContain('w')
  expect((await fetched(`${url}?rect=190,0,50,50`)).response.status).toBe(400)
  expect((await fetched(`${lake.url}/images/test/production/..%2Fdocuments.ndjson`)).response.status).toBe(
    404,
  )
})

test('CMS-05 an SVG is sent with headers that prevent its scripts from running', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script></svg>'
  const asset = await lake.as(EDITOR).assets.upload('image', Buffer.from(svg), { filename: 'x.svg' })
  const { response } = await fetched(asset.url)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  expect((await (await fetched(`${asset.url}?w=20&auto=format`)).image.metadata()).format).toBe('png')
})

test('CMS-02 a file keeps its name and type', async () => {
  const asset = await lake
    .as(EDITOR)
    .assets.upload('file', Buffer.from('hola'), { filename: 'guía.txt', contentType: 'text/plain' })
  const { response, bytes } = await fetched(`${asset.url}?dl=`)
  expect(bytes.toString()).toBe('hola')
  expect(response.headers.get('content-type')).toBe('text/plain')
  expect(response.headers.get('content-disposition')).toContain('attachment')
})

test('CMS-02 dimensions respect the orientation of a photo', async () => {
  const turned = await sharp(await picture(60, 40))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { metadata } = await lake.as(EDITOR).assets.upload('image', turned)
  expect(metadata.dimensions).toMatchObject({ width: 40, height: 60 })
})
