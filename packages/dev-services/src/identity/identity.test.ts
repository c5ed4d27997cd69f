import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { freePort } from 'service-kit/free-port'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SEED_PASSWORD } from './people'
import {
  AUDIENCE,
  authorizeUrl,
  CLIENT_ID,
  command,
  createBrowser,
  exchange,
  logInAs,
  refresh,
  SHOP,
} from './testing/browser'
import { startIdentity } from './index'

const PORT = await freePort()
const origin = `http://localhost:${PORT}`
const ana = 'auth0|ana-reyes'
const stateDir = mkdtempSync(join(tmpdir(), 'rumbo-identity-'))
const start = () =>
  startIdentity({ port: PORT, stateDir, clientId: CLIENT_ID, audience: AUDIENCE, appOrigins: [SHOP] })
let identity: Awaited<ReturnType<typeof start>>

beforeAll(async () => {
  identity = await start()
})
afterAll(() => identity.close())
beforeEach(() => command(origin, 'reset'))

describe('a login', () => {
  test('AUTH-01 returns a code and the state parameter to the shop', async () => {
    const callback = await logInAs(createBrowser(origin), ana)
    expect(callback.origin + callback.pathname).toBe(`${SHOP}/callback`)
    expect(callback.searchParams.get('state')).toBe('state-1')
    expect(callback.searchParams.get('code')).toBeTruthy()
  })

  test('AUTH-01 tokens have Auth0’s claims and are signed with RS256', async () => {
    const { status, body } = await exchange(origin, await logInAs(createBrowser(origin), ana))
    expect(status).toBe(200)
    expect(decodeJwt(body['id_token'] ?? '')).toMatchObject({
      sub: ana,
      aud: CLIENT_ID,
      nonce: 'nonce-1',
      name: 'Ana Reyes',
      email: 'ana@example.com',
      email_verified: true,
      nickname: 'ana',
      updated_at: '2024-03-11T15:04:05.000Z',
      picture: expect.stringContaining('data:image/svg+xml'),
    })
    const keys = createRemoteJWKSet(new URL(`${origin}/.well-known/jwks.json`))
    const verified = await jwtVerify(body['access_token'] ?? '', keys, {
      issuer: `${origin}/`,
      audience: AUDIENCE,
      algorithms: ['RS256'],
    })
    expect(verified.payload).toMatchObject({
      sub: ana,
      aud: [AUDIENCE, `${origin}/userinfo`],
      azp: CLIENT_ID,
    })
    expect(verified.payload['email']).toBeUndefined()
  })

  test('AUTH-01 a session skips the login page until logout', async () => {
    const browser = createBrowser(origin)
    await logInAs(browser, ana)
    expect((await browser.open(authorizeUrl())).address.origin).toBe(SHOP)
    await browser.request(`/v2/logout?client_id=${CLIENT_ID}&returnTo=${encodeURIComponent(SHOP)}`)
    expect((await browser.open(authorizeUrl())).address.pathname).toMatch(/^\/u\/login\//)
  })

  test('AUTH-01 email and password are checked, and cancelling returns access_denied', async () => {
    const browser = createBrowser(origin)
    const page = await browser.open(authorizeUrl({ ui_locales: 'en' }))
    const wrong = await browser.submit(page.address.href, {
      action: 'login',
      email: 'ben@example.com',
      password: 'wrong',
    })
    expect(wrong.response.status).toBe(400)
    expect(await wrong.response.text()).toContain('Wrong email or password.')
    const cancelled = await browser.submit(page.address.href, { action: 'cancel' })
    expect(cancelled.address.searchParams.get('error')).toBe('access_denied')
    const again = await browser.open(authorizeUrl())
    const right = await browser.submit(again.address.href, {
      action: 'login',
      email: 'Ben@Example.com',
      password: SEED_PASSWORD,
    })
    expect(right.address.searchParams.get('code')).toBeTruthy()
  })

  test.each([
    ['es', 'Inicio de sesión local: no son cuentas reales', 'Continuar como Ana Reyes'],
    ['en', 'Local login: no real accounts', 'Continue as Ana Reyes'],
  ])('AUTH-01 the page is in %s and says that it is local', async (locale, notice, button) => {
    const { response } = await createBrowser(origin).open(authorizeUrl({ ui_locales: locale }))
    const html = await response.text()
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toContain(notice)
    expect(html).toContain(button)
  })

  test('AUTH-01 a redirect URI that is not allowed is rejected', async () => {
    const { response, address } = await createBrowser(origin).open(
      authorizeUrl({ redirect_uri: 'https://evil.example/callback' }),
    )
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('redirect_uri')
    expect(address.origin).toBe(origin)
  })

  test('AUTH-01 silent authentication returns a code with a session and login_required without one', async () => {
    const browser = createBrowser(origin)
    const silent = { prompt: 'none', response_mode: 'web_message' }
    expect(await (await browser.open(authorizeUrl(silent))).response.text()).toContain('login_required')
    await logInAs(browser, ana)
    const html = await (await browser.open(authorizeUrl(silent))).response.text()
    expect(html).toMatch(/"code":"[\w-]+"/)
    expect(html, 'the SDK closes the window').not.toContain('close()')
  })
})

describe('token refresh', () => {
  test('AUTH-01 refresh tokens rotate, and reuse of an old one revokes them all', async () => {
    const first = await exchange(origin, await logInAs(createBrowser(origin), ana))
    const second = await refresh(origin, first.body['refresh_token'])
    expect(second.status).toBe(200)
    expect(second.body['refresh_token']).not.toBe(first.body['refresh_token'])
    const reused = await refresh(origin, first.body['refresh_token'])
    expect(reused.body).toEqual({
      error: 'invalid_grant',
      error_description: 'Unknown or invalid refresh token.',
    })
    expect((await refresh(origin, second.body['refresh_token'])).status).toBe(400)
  })

  test('AUTH-03 revoking an account ends its session and refresh tokens', async () => {
    const browser = createBrowser(origin)
    const { body } = await exchange(origin, await logInAs(browser, ana))
    await command(origin, 'revoke', { sub: ana })
    expect((await refresh(origin, body['refresh_token'])).body['error']).toBe('invalid_grant')
    expect((await browser.open(authorizeUrl())).address.pathname).toMatch(/^\/u\/login\//)
  })

  test('AUTH-01 the shop revokes a refresh token when a shopper logs out', async () => {
    const { body } = await exchange(origin, await logInAs(createBrowser(origin), ana))
    const other = await exchange(origin, await logInAs(createBrowser(origin), ana))
    const preflight = await fetch(`${origin}/oauth/revoke`, {
      method: 'OPTIONS',
      headers: {
        origin: SHOP,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'auth0-client,content-type',
      },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(SHOP)
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/auth0-client/i)
    const revoked = await fetch(`${origin}/oauth/revoke`, {
      method: 'POST',
      headers: { origin: SHOP, 'auth0-client': 'eyJuYW1lIjoiYXV0aDAtc3BhLWpzIn0=' },
      body: new URLSearchParams({
        client_id: CLIENT_ID,
        token_type_hint: 'refresh_token',
        token: body['refresh_token'] ?? '',
      }),
    })
    expect([revoked.status, await revoked.text()]).toEqual([200, ''])
    expect(revoked.headers.get('access-control-allow-origin')).toBe(SHOP)
    expect(await refresh(origin, body['refresh_token'])).toMatchObject({
      body: { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' },
    })
    expect((await refresh(origin, other.body['refresh_token'])).status).toBe(200)
  })

  test('AUTH-03 the lifetime of access tokens can be shortened', async () => {
    await command(origin, 'settings', { accessTokenSeconds: 5 })
    const { body } = await exchange(origin, await logInAs(createBrowser(origin), ana))
    expect(body['expires_in']).toBe(5)
  })
})

describe('tokens for tests', () => {
  const keys = createRemoteJWKSet(new URL(`${origin}/.well-known/jwks.json`))
  const mint = async (about: object) =>
    ((await (await command(origin, 'token', about)).json()) as { access_token: string }).access_token

  test('AUTH-01 are signed with the provider’s key and have the requested claims', async () => {
    const { payload } = await jwtVerify(await mint({ sub: 'auth0|x' }), keys, { audience: AUDIENCE })
    expect(payload).toMatchObject({ sub: 'auth0|x', iss: `${origin}/` })
    await expect(
      jwtVerify(await mint({ sub: 'a', aud: 'other' }), keys, { audience: AUDIENCE }),
    ).rejects.toThrow('aud')
    await expect(jwtVerify(await mint({ sub: 'a', expiresIn: -5 }), keys)).rejects.toThrow('exp')
  })

  test('AUTH-01 are not available to a page of another site', async () => {
    const response = await fetch(`${origin}/__local/token`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: JSON.stringify({ sub: ana }),
    })
    expect(response.status).toBe(403)
  })
})

describe('logout', () => {
  const leave = (returnTo: string) =>
    createBrowser(origin).request(`/v2/logout?${new URLSearchParams({ client_id: CLIENT_ID, returnTo })}`)

  test.each([SHOP, `${SHOP}/`, `${SHOP}/en`])('AUTH-01 redirects to %s', async (returnTo) => {
    expect((await leave(returnTo)).headers.get('location')).toBe(returnTo)
  })

  test.each(['https://evil.example', `${SHOP}.evil.example`, `${SHOP}/shop`])(
    'AUTH-01 does not redirect to %s',
    async (returnTo) => {
      const response = await leave(returnTo)
      expect(response.status).toBe(400)
      expect(response.headers.get('location')).toBeNull()
    },
  )
})

describe('state', () => {
  test('RUN-03 sessions, refresh tokens, accounts and the key survive a restart; a reset restores the seed', async () => {
    const browser = createBrowser(origin)
    const { body } = await exchange(origin, await logInAs(browser, ana))
    const keysBefore = await (await fetch(`${origin}/.well-known/jwks.json`)).text()
    await identity.close()
    identity = await start()
    await vi.waitFor(() => fetch(`${origin}/__local/health`))
    expect(await (await fetch(`${origin}/.well-known/jwks.json`)).text()).toBe(keysBefore)
    expect((await browser.open(authorizeUrl())).address.origin).toBe(SHOP)
    const renewed = await refresh(origin, body['refresh_token'])
    expect(renewed.status).toBe(200)
    await command(origin, 'reset')
    expect((await refresh(origin, renewed.body['refresh_token'])).status).toBe(400)
  })

  test('RUN-03 the health check responds', async () => {
    expect((await fetch(`${origin}/__local/health`)).status).toBe(200)
  })
})
