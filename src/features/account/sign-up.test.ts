import { afterEach, expect, test, vi } from 'vitest'
import { createAccount } from './sign-up'

const config = { domain: 'https://login.example', clientId: 'abc', audience: 'https://api' }
const carla = {
  email: 'carla@example.com',
  password: 'Tela-2026!',
  data: { firstName: 'Carla', lastName: 'Zúniga', phone: '+504 9999-0000', dateOfBirth: '1990-01-31' },
  locale: 'es',
}

afterEach(() => vi.unstubAllGlobals())

const answering = (status: number, body: unknown) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('SIGN-02 the account is created at the provider, which alone gets the password', async () => {
  const fetch = answering(200, { _id: '1' })
  await createAccount(config, carla)
  expect(fetch).toHaveBeenCalledOnce()
  const [url, init] = fetch.mock.calls[0]!
  expect(url).toBe('https://login.example/dbconnections/signup')
  expect(JSON.parse(String(init.body))).toEqual({
    client_id: 'abc',
    connection: 'Username-Password-Authentication',
    email: 'carla@example.com',
    password: 'Tela-2026!',
    given_name: 'Carla',
    family_name: 'Zúniga',
    name: 'Carla Zúniga',
    user_metadata: { locale: 'es' },
  })
})

test.each([
  ['weak_password', 400, { code: 'invalid_password', name: 'PasswordStrengthError' }],
  ['weak_password', 400, { code: 'invalid_password', name: 'PasswordDictionaryError' }],
  ['refused', 400, { code: 'invalid_signup', description: 'Invalid sign up' }],
  ['refused', 400, { code: 'user_exists' }],
  ['refused', 409, {}],
  ['failed', 400, { code: 'something_new' }],
  ['failed', 500, 'not an object'],
])('SIGN-02 recognizes %s from %i %o', async (kind, status, body) => {
  answering(status, body)
  await expect(createAccount(config, carla)).rejects.toMatchObject({ name: 'SignUpError', kind })
})

test('SIGN-02 a network failure has its own kind, and no error contains the password', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const error: unknown = await createAccount(config, carla).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ kind: 'offline' })
  expect(JSON.stringify([error, String(error), String((error as Error).cause)])).not.toContain(carla.password)
})
