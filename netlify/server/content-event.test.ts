import { encodeSignatureHeader } from '@sanity/webhook'
import { expect, test } from 'vitest'
import { readEnv } from '~/lib/env/env.server'
import { readContentEvent } from './content-event'
import { HttpError } from './http-error'
import { testEnvironment } from './testing/environment'

const env = readEnv(testEnvironment())
const NOW = Date.parse('2026-10-16T18:00:00Z')
const body = (document: object = { _id: 'prod-001', _type: 'product' }) => JSON.stringify(document)

interface Sent {
  readonly text?: string
  readonly at?: number
  readonly secret?: string
  readonly signature?: string
  readonly key?: string
}
const event = async ({
  text = body(),
  at = NOW,
  secret = env.SANITY_WEBHOOK_SECRET,
  signature,
  key,
}: Sent = {}) => {
  const signed = signature ?? (await encodeSignatureHeader(text, at, secret))
  const headers = { 'sanity-webhook-signature': signed, ...(key && { 'idempotency-key': key }) }
  return readContentEvent(new Request('http://localhost', { method: 'POST', body: text, headers }), env, NOW)
}
const refusal = (sent: Sent) =>
  event(sent).then(
    () => 200,
    (error: unknown) => (error instanceof HttpError ? error.status : error),
  )

test.each([
  ['product', 'prod-001', 'pages'],
  ['siteSettings', 'siteSettings', 'pages'],
  ['post', 'post-1', 'pages'],
  ['order', 'order.1', 'order'],
  ['stock', 'stock.prod-001', 'nothing'],
  ['reservation', 'reservation.1', 'nothing'],
  ['availability', 'availability-prod-001', 'pages'],
  ['review', 'review.1', 'nothing'],
  ['webhookDelivery', 'delivery.1', 'nothing'],
  ['sanity.imageAsset', 'image-1', 'nothing'],
  ['product', 'drafts.prod-001', 'nothing'],
  ['order', 'versions.r1.order.1', 'nothing'],
])('CMS-03 a %s called %s concerns %s', async (_type, _id, concerns) => {
  expect(await event({ text: body({ _id, _type }) })).toMatchObject({ id: _id, concerns })
})

test('CMS-03 the same delivery has the same key', async () => {
  const [one, again, other] = await Promise.all([
    event({ key: 'a' }),
    event({ key: 'a', at: NOW + 1 }),
    event({ key: 'b' }),
  ])
  expect(again.key).toBe(one.key)
  expect(other.key).not.toBe(one.key)
  expect((await event()).key).toBe((await event()).key)
})

test.each([
  ['another secret', { secret: 'another-secret' }, 401],
  ['no signature', { signature: '' }, 401],
  ['a signature of junk', { signature: 'sha256=abc' }, 401],
  ['a signature of something else', { signature: 't=1791223200000,v1=abcdef' }, 401],
  ['a signature over an hour old', { at: NOW - 3_660_000 }, 401],
  ['a signature of the future', { at: NOW + 360_000 }, 401],
  ['a signature of another age', { at: 1 }, 401],
  ['an empty body', { text: '', signature: 't=1791223200000,v1=abc' }, 401],
  ['a body that is no JSON', { text: 'product' }, 400],
  ['a body without a type', { text: '{"_id":"a"}' }, 422],
])('CMS-03 %s is rejected', async (_, sent, status) => {
  const wrongAge = 'at' in sent && sent.at === 1
  expect(await refusal(wrongAge ? { signature: 't=1,v1=abc' } : sent)).toBe(status)
})

test('CMS-03 the signature covers the raw body: equivalent JSON is rejected', async () => {
  const sent = '{ "_type":"product",\n "_id":"prod-001", "name":"Jab\\u00f3n" }'
  expect(await event({ text: sent })).toMatchObject({ id: 'prod-001', concerns: 'pages' })
  const signature = await encodeSignatureHeader(sent, NOW, env.SANITY_WEBHOOK_SECRET)
  expect(await refusal({ text: JSON.stringify(JSON.parse(sent)), signature })).toBe(401)
  expect(await refusal({ text: `${sent} `, signature })).toBe(401)
})

test('CMS-03 a signature with a changed timestamp is rejected', async () => {
  const old = await encodeSignatureHeader(body(), NOW - 3_600_000, env.SANITY_WEBHOOK_SECRET)
  expect(await refusal({ signature: old.replace(/t=\d+/, `t=${NOW}`) })).toBe(401)
})

test('CMS-03 a retry with a signature 55 minutes old is accepted', async () => {
  expect(await refusal({ at: NOW - 3_300_000 })).toBe(200)
})
