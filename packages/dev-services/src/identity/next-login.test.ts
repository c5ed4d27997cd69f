import { freePort } from 'service-kit/free-port'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  authorizeUrl,
  command,
  createBrowser,
  exchange,
  logInAs,
  refresh,
  startTestIdentity,
} from './testing/browser'

const PORT = await freePort()
const origin = `http://localhost:${PORT}`
const ana = 'auth0|ana-reyes'
let identity: Awaited<ReturnType<typeof startTestIdentity>>

beforeAll(async () => {
  identity = await startTestIdentity(PORT)
})
afterAll(() => identity.close())
beforeEach(() => command(origin, 'reset'))

describe('simulated failures', () => {
  test.each(['access_denied', 'login_required', 'unauthorized', 'server_error'])(
    'AUTH-03 %s is returned to the shop once',
    async (kind) => {
      await command(origin, 'next-login', { kind })
      const browser = createBrowser(origin)
      const callback = await logInAs(browser, ana)
      expect(callback.searchParams.get('error')).toBe(kind)
      expect(callback.searchParams.get('state')).toBe('state-1')
      expect((await logInAs(browser, ana)).searchParams.get('code')).toBeTruthy()
    },
  )

  test('AUTH-03 state_mismatch returns a code with a wrong state', async () => {
    await command(origin, 'next-login', { kind: 'state_mismatch' })
    const callback = await logInAs(createBrowser(origin), ana)
    expect(callback.searchParams.get('code')).toBeTruthy()
    expect(callback.searchParams.get('state')).not.toBe('state-1')
  })

  test.each([
    ['mfa_required', 403],
    ['invalid_grant', 403],
    ['token_error', 500],
  ])('AUTH-03 %s is a response of the token service with status %i', async (kind, status) => {
    await command(origin, 'next-login', { kind })
    const tokens = await exchange(origin, await logInAs(createBrowser(origin), ana))
    expect(tokens.status).toBe(status)
    expect(tokens.body['error']).toBe(kind === 'token_error' ? 'server_error' : kind)
    if (kind === 'mfa_required') expect(tokens.body['mfa_token']).toBeTruthy()
  })

  test.each([
    ['missing_id_token', 'id_token'],
    ['missing_refresh_token', 'refresh_token'],
  ])('AUTH-03 %s omits the %s', async (kind, field) => {
    await command(origin, 'next-login', { kind })
    const { status, body } = await exchange(origin, await logInAs(createBrowser(origin), ana))
    expect(status).toBe(200)
    expect(body['access_token']).toBeTruthy()
    expect(body[field]).toBeUndefined()
  })

  test('AUTH-03 timeout applies to every request with the same code', async () => {
    await command(origin, 'next-login', { kind: 'timeout' })
    const callback = await logInAs(createBrowser(origin), ana)
    const tryOnce = () =>
      Promise.race([
        exchange(origin, callback).then(() => 'responded'),
        new Promise((resolve) => setTimeout(resolve, 300, 'still waiting')),
      ])
    expect(await tryOnce()).toBe('still waiting')
    expect(await tryOnce()).toBe('still waiting')
  })

  test('AUTH-03 a token refresh can fail too', async () => {
    const { body } = await exchange(origin, await logInAs(createBrowser(origin), ana))
    await command(origin, 'next-refresh', { kind: 'mfa_required' })
    expect((await refresh(origin, body['refresh_token'])).body['error']).toBe('mfa_required')
  })

  test('AUTH-03 a failure can be chosen on the login page', async () => {
    const browser = createBrowser(origin)
    const { address } = await browser.open(authorizeUrl({ ui_locales: 'en' }))
    const page = await browser.submit(address.href, { action: 'fail', kind: 'access_denied' })
    expect(await page.response.text()).toContain('you deny the shop access')
    const { address: callback } = await browser.submit(address.href, { action: 'pick', sub: ana })
    expect(callback.searchParams.get('error')).toBe('access_denied')
  })

  test('AUTH-03 a failure for one account does not affect others', async () => {
    await command(origin, 'next-login', { kind: 'access_denied', sub: ana })
    const ben = await logInAs(createBrowser(origin), 'auth0|ben-carter')
    expect(ben.searchParams.get('code')).toBeTruthy()
    expect((await logInAs(createBrowser(origin), ana)).searchParams.get('error')).toBe('access_denied')
  })

  test('AUTH-03 an unknown failure is rejected with the known ones', async () => {
    const response = await command(origin, 'next-login', { kind: 'bad_mood' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('access_denied')
  })
})
