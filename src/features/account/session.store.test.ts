import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ACCOUNT_KEY, DRAFT_KEY } from './forget-tab'
import type { SessionEvent } from './session'
import type { SignIn } from './sign-in'
import { stubBrowser } from './testing/browser'
import type { User } from './user'

const SITE = 'https://rumbo.example'
const COOKIE = 'auth0.abc.is.authenticated=true'
const config = { domain: 'https://login.example', clientId: 'abc', audience: 'https://api' }
const ana: User = { id: 'a', name: 'Ana', email: 'ana@example.com', emailVerified: true, nickname: 'ana' }

const loaded = vi.fn()

/** A new store with `signIn` as its lazily loaded part. */
const freshStore = async (signIn: Partial<SignIn> = {}) => {
  vi.resetModules()
  vi.doMock('./sign-in', () => {
    loaded()
    return {
      createSignIn: (_config: unknown, dispatch: (event: SessionEvent) => void) => ({
        check: async () => dispatch({ type: 'answered', user: ana }),
        ...signIn,
      }),
    }
  })
  return import('./session.store')
}

beforeEach(() => {
  loaded.mockClear()
  vi.stubEnv('PUBLIC_AUTH0_DOMAIN', config.domain)
  vi.stubEnv('PUBLIC_AUTH0_CLIENT_ID', config.clientId)
  vi.stubEnv('PUBLIC_AUTH0_AUDIENCE', config.audience)
})
afterEach(() => {
  vi.doUnmock('./sign-in')
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('initialize', () => {
  test('AUTH-02 an anonymous visitor is signed out immediately and loads nothing', async () => {
    stubBrowser(`${SITE}/shop`)
    const { $session, initialize } = await freshStore()
    expect($session.value).toEqual({ state: 'initializing' })
    initialize(config)
    await vi.waitFor(() => expect($session.get()).toEqual({ state: 'signed-out' }))
    expect(loaded).not.toHaveBeenCalled()
  })

  test('AUTH-02 the cookie of an earlier login restores the session', async () => {
    stubBrowser(`${SITE}/shop`, { cookie: COOKIE })
    const { $session, initialize } = await freshStore()
    initialize(config)
    await vi.waitFor(() => expect($session.get()).toEqual({ state: 'signed-in', user: ana }))
  })

  test('AUTH-01 the first subscription initializes the store', async () => {
    const { window } = stubBrowser(`${SITE}/shop`, { cookie: COOKIE })
    const heard = vi.fn()
    window.addEventListener('rumbo:session', heard)
    const { $session } = await freshStore()
    const seen: string[] = []
    $session.subscribe(({ state }) => void seen.push(state))
    await vi.waitFor(() => expect(seen).toEqual(['initializing', 'signed-in']))
    expect(heard).toHaveBeenCalledOnce()
  })

  test('AUTH-01 on the callback page, initializing does not check the session', async () => {
    stubBrowser(`${SITE}/en/callback?code=1&state=2`, { cookie: COOKIE })
    const check = vi.fn(async () => {})
    const { initialize, finishLogin } = await freshStore({ check, finish: async () => '/shop' })
    initialize(config)
    expect(await finishLogin()).toBe('/shop')
    expect(check).not.toHaveBeenCalled()
  })

  test('AUTH-01 a login in another tab signs in here, even if its cookie comes later than the notification', async () => {
    const { window } = stubBrowser(`${SITE}/shop`)
    const { $session, initialize } = await freshStore()
    initialize(config)
    await vi.waitFor(() => expect($session.get().state).toBe('signed-out'))
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'travelstore-session-changed' }))
    await vi.waitFor(() => expect($session.get().state).toBe('signed-in'))
  })

  test('AUTH-01 PRIV-01 a back/forward restore updates the session', async () => {
    const { window, document } = stubBrowser(`${SITE}/shop`, { cookie: COOKIE })
    const { $session, initialize } = await freshStore()
    const restore = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    initialize(config)
    await vi.waitFor(() => expect($session.get().state).toBe('signed-in'))
    sessionStorage.setItem(DRAFT_KEY, 'what Ana typed')
    sessionStorage.setItem(ACCOUNT_KEY, 'auth0|ana')
    document.cookie = ''
    restore()
    await vi.waitFor(() => expect($session.get().state).toBe('signed-out'))
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull()
    document.cookie = COOKIE
    restore()
    await vi.waitFor(() => expect($session.get().state).toBe('signed-in'))
  })
})

describe('actions', () => {
  test.each(['login', 'loginWithPopup', 'finishLogin', 'logout', 'accessToken'] as const)(
    'AUTH-04 %s before initialize says what to do',
    async (verb) => {
      stubBrowser(`${SITE}/shop`)
      const store = await freshStore()
      await expect(store[verb]()).rejects.toThrow(`${verb}() was called before initialize()`)
    },
  )

  test('AUTH-04 an action on the server throws that it needs a browser', async () => {
    const { login } = await freshStore()
    await expect(login()).rejects.toThrow('login() of the session works in a browser only')
  })

  test('AUTH-03 a failed action sets $session and does not reject', async () => {
    stubBrowser(`${SITE}/shop`)
    const refuse = vi.fn<() => Promise<void>>()
    const { $session, initialize, login } = await freshStore({ login: refuse })
    const { AuthError } = await import('./auth-error')
    const error = new AuthError('access_denied', 'no')
    refuse.mockRejectedValue(error)
    initialize(config)
    await login()
    expect($session.get()).toEqual({ state: 'failed', error })
  })

  test('AUTH-03 code that fails to load is an offline error, and the next call retries', async () => {
    stubBrowser(`${SITE}/shop`)
    const store = await freshStore()
    vi.doMock('./sign-in', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    store.initialize(config)
    await store.login()
    expect(store.$session.get()).toMatchObject({ state: 'failed', error: { kind: 'offline' } })
    const login = vi.fn(async () => {})
    vi.doMock('./sign-in', () => ({ createSignIn: () => ({ login }) }))
    await store.login()
    expect(login).toHaveBeenCalled()
  })

  test('AUTH-03 a bug in our own code is not reported as a failed login', async () => {
    stubBrowser(`${SITE}/shop`)
    const { initialize, login } = await freshStore({ login: () => Promise.reject(new TypeError('oops')) })
    initialize(config)
    await expect(login()).rejects.toThrow('oops')
  })

  test('AUTH-01 the popup opens synchronously on click, 400 × 600, before anything is loaded', async () => {
    const { window, popup } = stubBrowser(`${SITE}/shop`)
    const loginWithPopup = vi.fn(async () => {})
    const store = await freshStore({ loginWithPopup })
    store.initialize(config)
    const done = store.loginWithPopup()
    expect(window.open).toHaveBeenCalledWith('', 'rumbo-login', 'popup,width=400,height=600,left=400,top=150')
    await done
    expect(loginWithPopup).toHaveBeenCalledWith(popup)
  })
})

test('AUTH-02 only one file imports the SDK, dynamically; the store imports neither it nor sign-in', () => {
  const folder = import.meta.dirname
  const sources = readdirSync(join(folder, '..', '..'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(join(folder, '..', '..', file), 'utf8') }))
  const importers = sources.filter(({ text }) => text.includes("'@auth0/auth0-spa-js'"))
  expect(importers.map(({ file }) => file)).toEqual([join('features', 'account', 'auth0.ts')])
  const valueImport =
    /^import (?!type )[^\n]*'(?:@auth0\/auth0-spa-js|(?:\.|~\/features\/account)\/sign-in)'/m
  expect(sources.filter(({ text }) => valueImport.test(text)).map(({ file }) => file)).toEqual([])
})
