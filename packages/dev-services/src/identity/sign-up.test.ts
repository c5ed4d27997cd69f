import { freePort } from 'service-kit/free-port'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authorizeUrl, CLIENT_ID, command, createBrowser, SHOP, startTestIdentity } from './testing/browser'

const PORT = await freePort()
const origin = `http://localhost:${PORT}`
let identity: Awaited<ReturnType<typeof startTestIdentity>>

beforeAll(async () => {
  identity = await startTestIdentity(PORT)
})
afterAll(() => identity.close())
beforeEach(() => command(origin, 'reset'))

const carla = {
  client_id: CLIENT_ID,
  connection: 'Username-Password-Authentication',
  email: 'Carla@Example.com',
  password: 'Tela-2026!',
  given_name: 'Carla',
  family_name: 'Zúniga',
}
const signUp = (change: object = {}) =>
  fetch(`${origin}/dbconnections/signup`, {
    method: 'POST',
    headers: { origin: SHOP, 'content-type': 'application/json' },
    body: JSON.stringify({ ...carla, ...change }),
  })

test('SIGN-02 creates an account that can log in immediately', async () => {
  const response = await signUp()
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe(SHOP)
  expect(await response.json()).toMatchObject({
    email: 'carla@example.com',
    email_verified: false,
    name: 'Carla Zúniga',
    _id: expect.any(String),
  })
  const browser = createBrowser(origin)
  const { address } = await browser.open(authorizeUrl())
  const { email, password } = carla
  const { address: callback } = await browser.submit(address.href, { action: 'login', email, password })
  expect(callback.searchParams.get('code')).toBeTruthy()
})

test('SIGN-02 a weak password returns the rules and whether each is met', async () => {
  const response = await signUp({ password: 'palmeras' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    code: 'invalid_password',
    name: 'PasswordStrengthError',
    statusCode: 400,
    description: {
      verified: false,
      rules: [
        { code: 'lengthAtLeast', verified: true },
        { code: 'containsAtLeast', verified: false },
      ],
    },
  })
})

test('SIGN-02 an existing account returns invalid_signup and keeps its password', async () => {
  await signUp()
  const response = await signUp({ email: 'CARLA@example.com', password: 'Other-2026!' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'invalid_signup' })
})

test.each([
  ['an invalid email', { email: 'carla' }, 400],
  ['a missing password', { password: '' }, 400],
  ['an unknown client', { client_id: 'other' }, 401],
])('SIGN-02 rejects %s', async (_what, change, status) => {
  expect((await signUp(change)).status).toBe(status)
})

test('SIGN-02 another site may not read the response', async () => {
  const response = await fetch(`${origin}/dbconnections/signup`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('SIGN-02 the hosted page creates accounts and reports errors', async () => {
  const browser = createBrowser(origin)
  const { address, response } = await browser.open(authorizeUrl({ screen_hint: 'signup', ui_locales: 'en' }))
  expect(await response.text()).toContain('Create an account')
  const fields = { action: 'signup', name: 'Dora Mejía', email: 'dora@example.com' }
  const weak = await browser.submit(address.href, { ...fields, password: 'short' })
  expect(await weak.response.text()).toContain('too weak')
  const taken = await browser.submit(address.href, {
    ...fields,
    email: 'ana@example.com',
    password: 'Tela-2026!',
  })
  expect(await taken.response.text()).toContain('already has an account')
  const done = await browser.submit(address.href, { ...fields, password: 'Tela-2026!' })
  expect(done.address.searchParams.get('code')).toBeTruthy()
})
