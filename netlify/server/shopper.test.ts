import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT, base64url, exportJWK, exportSPKI, generateKeyPair } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readEnv } from '~/lib/env/env.server'
import { HttpError } from './http-error'
import { requireShopper } from './shopper'
import { testEnvironment } from './testing/environment'

const AUDIENCE = 'https://api.rumbo.example'
const keys = await generateKeyPair('RS256', { extractable: true })
const foreign = await generateKeyPair('RS256')
const curve = await generateKeyPair('ES256')
const jwks = {
  keys: [
    { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' },
    { ...(await exportJWK(curve.publicKey)), kid: 'k-es', use: 'sig' },
  ],
}

let server: Server
let domain: string
let requests = 0
let answer: { status: number; body: string }

beforeAll(async () => {
  server = createServer((_, response) => {
    requests += 1
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  domain = `http://localhost:${(server.address() as AddressInfo).port}`
  answer = { status: 200, body: JSON.stringify(jwks) }
})
afterAll(() => void server.close())

const token = (changes: Record<string, unknown> = {}, kid = 'k1', key = keys.privateKey) => {
  const now = Math.floor(Date.now() / 1000)
  const claims = { sub: 'auth0|ana', iss: `${domain}/`, aud: AUDIENCE, iat: now, exp: now + 600, ...changes }
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key)
}
const ask = (authorization: string | undefined, at = domain) =>
  requireShopper(
    new Request('http://localhost/api', { headers: authorization === undefined ? {} : { authorization } }),
    readEnv(testEnvironment({ PUBLIC_AUTH0_DOMAIN: at })),
  )
const refusal = (authorization: string | undefined, at?: string) =>
  ask(authorization, at).then(
    () => 'let in',
    (error: unknown) => (error instanceof HttpError ? `${error.status} ${error.code}` : String(error)),
  )
const encode = (value: unknown) => base64url.encode(JSON.stringify(value))
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

test('PAY-02 a token of our issuer is accepted; the keys are fetched once', async () => {
  expect(await ask(`Bearer ${await token()}`)).toEqual({ subject: 'auth0|ana' })
  const before = requests
  expect(await ask(`bearer ${await token({ aud: ['https://other', AUDIENCE] })}`)).toEqual({
    subject: 'auth0|ana',
  })
  expect(requests).toBe(before)
})

test('PAY-02 the keys are kept for a day, so that an outage of the login service does not stop payments', async () => {
  await ask(`Bearer ${await token()}`)
  answer = { status: 500, body: '{}' }
  vi.useFakeTimers({ now: Date.now() + 23 * 3_600_000, toFake: ['Date'] })
  try {
    expect(await ask(`Bearer ${await token()}`)).toEqual({ subject: 'auth0|ana' })
  } finally {
    vi.useRealTimers()
  }
})

test('PAY-02 clocks may differ by less than a minute', async () => {
  expect(await refusal(`Bearer ${await token({ exp: inSeconds(-50) })}`)).toBe('let in')
  expect(await refusal(`Bearer ${await token({ exp: inSeconds(-70) })}`)).toBe('401 expired_token')
  expect(await refusal(`Bearer ${await token({ nbf: inSeconds(70) })}`)).toBe('401 invalid_token')
})

test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', `Bearer ${'a'.repeat(9000)}`])(
  'PAY-02 %j is not a token',
  async (header) => {
    expect(await refusal(header)).toBe('401 missing_token')
  },
)

test.each([
  ['another audience', { aud: 'https://other' }],
  ['no audience', { aud: undefined }],
  ['another issuer', { iss: 'https://evil.example/' }],
  ['an issuer without its slash', { iss: 'http://localhost' }],
  ['no person', { sub: undefined }],
  ['an empty person', { sub: '' }],
  ['no expiry', { exp: undefined }],
])('PAY-02 %s is rejected', async (_, claims) => {
  expect(await refusal(`Bearer ${await token(claims)}`)).toBe('401 invalid_token')
})

test('PAY-02 a token signed with another key is rejected', async () => {
  expect(await refusal(`Bearer ${await token({}, 'k1', foreign.privateKey)}`)).toBe('401 invalid_token')
  expect(await refusal(`Bearer ${await token({}, 'k2', foreign.privateKey)}`)).toBe('401 invalid_token')
})

test('PAY-02 a token with a changed payload is rejected', async () => {
  const [head, , signature] = (await token()).split('.')
  const claims = { sub: 'auth0|eva', iss: `${domain}/`, aud: AUDIENCE, exp: inSeconds(600) }
  expect(await refusal(`Bearer ${head}.${encode(claims)}.${signature}`)).toBe('401 invalid_token')
})

test('PAY-02 an unsigned token, or one signed with the public key as a secret, is rejected', async () => {
  const claims = { sub: 'auth0|ana', iss: `${domain}/`, aud: AUDIENCE, exp: inSeconds(600) }
  const unsigned = `${encode({ alg: 'none', kid: 'k1' })}.${encode(claims)}.`
  expect(await refusal(`Bearer ${unsigned}`)).toBe('401 invalid_token')
  const secret = new TextEncoder().encode(await exportSPKI(keys.publicKey))
  const confused = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret)
  expect(await refusal(`Bearer ${confused}`)).toBe('401 invalid_token')
})

test('PAY-02 a token of our issuer with another algorithm is rejected', async () => {
  const claims = { sub: 'auth0|ana', iss: `${domain}/`, aud: AUDIENCE, exp: inSeconds(600) }
  const other = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: 'k-es' })
    .sign(curve.privateKey)
  expect(await refusal(`Bearer ${other}`)).toBe('401 invalid_token')
})

test.each(['abc', 'a.b.c', `e30.e30.`])('PAY-02 junk (%s) is refused', async (junk) => {
  expect(await refusal(`Bearer ${junk}`)).toBe('401 invalid_token')
})

test.each([
  ['down', 'http://localhost:1', {}],
  ['broken', undefined, { status: 500, body: '{}' }],
  ['answering junk', undefined, { status: 200, body: '<html>' }],
  ['answering with no keys', undefined, { status: 200, body: '{"keys":"none"}' }],
])('PAY-02 with the login service %s the answer is a 503', async (problem, at, changes) => {
  Object.assign(answer, changes)
  const other = at ?? `${domain}/${problem.replaceAll(' ', '-')}`
  expect(await refusal(`Bearer ${await token()}`, other)).toBe('503 identity_unavailable')
})
