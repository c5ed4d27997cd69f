import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authorizeUrl, CLIENT_ID, command, createBrowser, SHOP, startTestIdentity } from './testing/browser'

const PORT = 21_211
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

test('SIGN-02 makes an account that can log in at once', async () => {
  const answer = await signUp()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe(SHOP)
  expect(await answer.json()).toMatchObject({
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

test('SIGN-02 a weak password is answered with the rules and which of them hold', async () => {
  const answer = await signUp({ password: 'palmeras' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
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

test('SIGN-02 who has an account already gets invalid_signup, and the password stays theirs', async () => {
  await signUp()
  const answer = await signUp({ email: 'CARLA@example.com', password: 'Other-2026!' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'invalid_signup' })
})

test.each([
  ['an e-mail that is none', { email: 'carla' }, 400],
  ['a missing password', { password: '' }, 400],
  ['an unknown client', { client_id: 'other' }, 401],
])('SIGN-02 refuses %s', async (_what, change, status) => {
  expect((await signUp(change)).status).toBe(status)
})

test('SIGN-02 another site gets no leave to read the answer', async () => {
  const answer = await fetch(`${origin}/dbconnections/signup`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('SIGN-02 the hosted page signs up too, and says what is wrong', async () => {
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
