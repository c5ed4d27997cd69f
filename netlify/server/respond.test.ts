import { fc, test } from '@fast-check/vitest'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { z } from 'zod'
import { readEnv } from '~/lib/env/env.server'
import { HttpError } from './http-error'
import { describe as describeError, json, localeOf, parse, readJson, readText, respond } from './respond'

const URL_ = 'http://localhost:8888/api/x'
const get = (headers: Record<string, string> = {}, url = URL_) => new Request(url, { headers })
const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  new Request(URL_, { method: 'POST', body, headers })
const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; message: string } }).error
const logged: string[] = []

beforeEach(() => {
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
})
afterEach(() => vi.restoreAllMocks())

describe('answers', () => {
  test('QUAL-03 are not cached and not readable by other sites', async () => {
    const { headers } = await respond(get(), 'GET', async () => json({ ok: true }))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('QUAL-03 another method is a 405 with the allowed ones', async () => {
    const response = await respond(post('{}'), 'GET', async () => json({}))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET')
  })

  test('PAY-02 a deliberate error has its code and a message in the client’s language', async () => {
    const thrower = async () => {
      throw new HttpError(409, 'price_changed', (t) => t.outdated(['X'], []), {
        headers: { 'x-a': 'b' },
        details: { items: [] },
      })
    }
    const english = await respond(get({ 'accept-language': 'fr, en-GB;q=0.8' }), 'GET', thrower)
    expect([english.status, english.headers.get('x-a')]).toEqual([409, 'b'])
    expect(await errorOf(english)).toEqual({
      code: 'price_changed',
      message: 'The price has changed: “X.” Please check your cart and try again.',
      items: [],
    })
    expect((await errorOf(await respond(get(), 'GET', thrower))).message).toBe(
      'El precio cambió: «X». Revisa tu carrito e intenta de nuevo.',
    )
    expect(logged).toEqual([])
  })

  test('QUAL-03 an unexpected error is a 500 without details, and is logged', async () => {
    const response = await respond(get(), 'GET', async () => {
      throw new TypeError('boom sk_test_4242424242 for ana@rumbo.example', {
        cause: new Error('Bearer abc.def'),
      })
    })
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).not.toMatch(/boom|at |TypeError|\.ts/)
    expect(logged.join()).toContain('TypeError: boom [masked] for [address]')
    expect(logged.join()).not.toMatch(/4242|rumbo\.example|abc\.def/)
  })

  test('RUN-02 a malformed variable is a 503, and the log says where to get it', async () => {
    const env = readEnv({ STRIPE_SECRET_KEY: 'pk_test_1' })
    const response = await respond(get(), 'GET', async () => json({ key: env.STRIPE_SECRET_KEY }))
    expect([response.status, (await errorOf(response)).code]).toEqual([503, 'not_configured'])
    expect(logged.join()).toMatch(
      /STRIPE_SECRET_KEY is malformed: .+ Where to get it: dashboard\.stripe\.com/,
    )
  })

  test('RUN-02 a function that does not use the malformed variable works', async () => {
    const env = readEnv({ STRIPE_SECRET_KEY: 'pk_test_1', SANITY_DATASET: 'production' })
    const response = await respond(get(), 'GET', async () => json({ dataset: env.SANITY_DATASET }))
    expect(response.status).toBe(200)
  })

  test('QUAL-03 a thrown value need not be an Error', async () => {
    const notAnError: unknown = 'no'
    const response = await respond(get(), 'GET', async () => {
      throw notAnError
    })
    expect(response.status).toBe(500)
    expect(describeError('no')).toBe('unknown')
  })
})

test.each([
  ['?locale=en', 'es', 'en'],
  ['?locale=fr', 'en-US,en;q=0.9', 'en'],
  ['', 'de, fr;q=0.9', 'es'],
  ['', '', 'es'],
  ['', 'es-HN', 'es'],
])('LANG-01 %j with Accept-Language %j is answered in %s', (query, header, expected) => {
  expect(localeOf(get({ 'accept-language': header }, URL_ + query))).toBe(expected)
})

describe('bodies', () => {
  const statusOf = async (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (error: unknown) => (error instanceof HttpError ? error.status : 500),
    )

  test('QUAL-03 JSON is read', async () => {
    expect(await readJson(post('{"a":1}', { 'content-type': 'application/json; charset=utf-8' }))).toEqual({
      a: 1,
    })
  })

  test.each([
    ['another type', post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    ['no type', new Request(URL_, { method: 'POST', body: new Uint8Array([123, 125]) }), 415],
    ['a type that only begins so', post('{}', { 'content-type': 'application/jsonp' }), 415],
    ['broken JSON', post('{"a":'), 400],
    ['nothing', post(''), 400],
    ['too much', post(JSON.stringify('x'.repeat(200))), 413],
  ])('QUAL-03 %s is refused', async (_, request, status) => {
    expect(await statusOf(readJson(request, 100))).toBe(status)
  })

  test('QUAL-03 a body with a wrong Content-Length is cut off at the limit', async () => {
    let pulled = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(50))
      },
    })
    const request = new Request(URL_, { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(await statusOf(readText(request, 100))).toBe(413)
    expect(pulled).toBeLessThan(10)
  })

  test('PAY-02 an invalid field is named in the details, not in the message', () => {
    const schema = z.object({ items: z.array(z.object({ quantity: z.int() })) })
    expect(() => parse(schema, { items: [{ quantity: 1.5 }] })).toThrow(
      expect.objectContaining({
        status: 422,
        details: { field: 'items.0.quantity' },
        message: expect.not.stringMatching(/items|quantity|int/),
      }),
    )
  })

  test('QUAL-03 a body cannot pollute prototypes', async () => {
    const body = await readJson(post('{"__proto__":{"admin":true},"a":1}'))
    expect(parse(z.object({ a: z.number() }), body)).toEqual({ a: 1 })
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  test.prop([fc.string({ unit: 'binary' })])('QUAL-03 any text is JSON or refused', async (text) => {
    expect([200, 400]).toContain(await statusOf(readJson(post(text))))
  })
})
