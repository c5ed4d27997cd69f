import { fc, test } from '@fast-check/vitest'
import { afterAll, beforeAll, beforeEach, describe, expect, vi } from 'vitest'
import { FUNCTIONS } from './functions'
import { type Shop, openShop } from './shop'
import { cart, tokenOf } from './shopper'

let shop: Shop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = await tokenOf(shop)
})
afterAll(() => shop.stop())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** CPU time of `work` in this process, in milliseconds. */
const ownTime = async (work: () => Promise<void>): Promise<number> => {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 10)
  const start = process.cpuUsage()
  await work().finally(() => clearInterval(timer))
  const { user, system } = process.cpuUsage(start)
  return Math.max(ticks * 10, (user + system) / 1000)
}

/** `FUZZ_RUNS=1500` sends more than 20,000 requests. */
const RUNS = { numRuns: Number(process.env['FUZZ_RUNS'] ?? 80) }
const SECRETS = /node_modules|\.m?ts:\d|\bat \w+ \(|sk_test|whsec_|re_local|sk-local|local-newsletter/

const latin = (max: number) => fc.string({ unit: 'grapheme-ascii', maxLength: max })
const hostile = fc.constantFrom(
  '__proto__',
  'constructor',
  '../../../etc/passwd',
  '%00',
  '%0d%0aSet-Cookie:a=b',
  "' || true || '",
  '*[_type == "order"]',
  '<script>alert(1)</script>',
  '\u202e\u0000\ud800',
  '9'.repeat(400),
)
const leaf = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), hostile)
const value = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }),
  fc.dictionary(fc.oneof(fc.string(), hostile), leaf),
)
const nearlyRight = fc
  .tuple(
    fc.constantFrom(
      'items',
      'userId',
      'currency',
      'email',
      'language',
      'discountCode',
      'website',
      '__proto__',
    ),
    value,
  )
  .map(([field, odd]) =>
    JSON.stringify({ ...cart(), email: 'a@b.co', language: 'es' }).replace(
      '}',
      `,"${field}":${JSON.stringify(odd ?? null)}}`,
    ),
  )
const body = fc.oneof(
  nearlyRight,
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.uint8Array(),
  fc.constant('{"a":'.repeat(20_000)),
  fc.constant('"' + 'x'.repeat(700_000) + '"'),
)
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      '',
    ),
    'accept-language': fc.oneof(latin(60), fc.constant('en'), fc.constant('a,'.repeat(5000))),
    'idempotency-key': latin(300),
    'stripe-signature': latin(100),
    'sanity-webhook-signature': fc.oneof(latin(100), fc.constant(`t=${'9'.repeat(40)},v1=a`)),
  },
  { requiredKeys: [] },
)

describe.each(Object.entries(FUNCTIONS))('%s', (_, { handler, config }) => {
  const [base = ''] = String(config.path).split(':')

  test.prop(
    [
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
      fc.oneof(hostile, latin(80)),
      fc.constantFrom('none', 'good', 'junk'),
      headers,
      body,
    ],
    RUNS,
  )(
    'QUAL-03 answers any input with a defined error code, within a second, without details',
    async (method, suffix, authorization, given, content) => {
      const url = new URL(`${shop.site}${base}`)
      if (String(config.path).includes(':')) url.pathname += encodeURIComponent(suffix.toWellFormed())
      else url.search = `token=${encodeURIComponent(suffix.toWellFormed())}`
      const sent = new Headers(given)
      if (authorization !== 'none')
        sent.set(
          'authorization',
          `Bearer ${authorization === 'good' ? token : suffix.replace(/[^\x20-\x7e]/g, '')}`,
        )
      const payload =
        method === 'GET' || method === 'HEAD'
          ? null
          : typeof content === 'string'
            ? content
            : Buffer.from(content)
      let response = Response.error()
      let text = ''
      const time = await ownTime(async () => {
        response = await handler(new Request(url, { method, headers: sent, body: payload }))
        text = await response.text()
      })
      expect(time).toBeLessThan(1000)
      expect(response.status).toBeLessThan(500)
      expect(text).not.toMatch(SECRETS)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.has('access-control-allow-origin')).toBe(false)
      expect(({} as Record<string, unknown>)['email']).toBeUndefined()
    },
  )
})
