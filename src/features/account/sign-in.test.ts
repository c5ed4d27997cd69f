import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AuthError, type AuthErrorKind } from './auth-error'
import type { Provider } from './auth0'
import type { SessionEvent } from './session'
import { createSignIn } from './sign-in'
import { $signupData } from './signup.store'
import { stubBrowser } from './testing/browser'
import type { User } from './user'

const SITE = 'https://rumbo.example'
const CHANGED = 'travelstore-session-changed'
const config = { domain: 'https://login.example', clientId: 'abc', audience: 'https://api' }
const ana: User = { id: 'a', name: 'Ana', email: 'ana@example.com', emailVerified: true, nickname: 'ana' }

const fails = (kind: AuthErrorKind) => async () => {
  throw new AuthError(kind, kind)
}

const setUp = (address: string, overrides: Partial<Provider> = {}) => {
  const browser = stubBrowser(SITE + address)
  const provider: Provider = {
    user: vi.fn(async () => ana),
    login: vi.fn(async () => {}),
    loginWithPopup: vi.fn(async () => ana),
    finish: vi.fn(async () => ana),
    accessToken: vi.fn(async () => 'token'),
    revoke: vi.fn(async () => {}),
    logout: vi.fn(async () => {}),
    forget: vi.fn(async () => {}),
    ...overrides,
  }
  const events: SessionEvent[] = []
  const open = vi.fn(async () => provider)
  const signIn = createSignIn(config, (event) => void events.push(event), open)
  return {
    browser,
    provider,
    events,
    open,
    signIn,
    notified: () => browser.localStorage.getItem(CHANGED) !== null,
  }
}

beforeEach(() => vi.stubGlobal('fetch', vi.fn()))
afterEach(() => vi.unstubAllGlobals())

describe('login', () => {
  test('AUTH-01 uses the localized callback and stores the current page', async () => {
    const { signIn, provider, browser } = setUp('/en/shop/product/prod-001?from=home#details')
    await signIn.login()
    expect(provider.login).toHaveBeenCalledWith({ redirectUri: `${SITE}/en/callback`, locale: 'en' })
    expect(browser.sessionStorage.getItem('travelstore-return-to')).toBe(
      '/en/shop/product/prod-001?from=home#details',
    )
  })

  test('AUTH-01 does not store an address of another site', async () => {
    const { signIn, browser } = setUp('/shop')
    await signIn.login('//evil.example')
    expect(browser.sessionStorage.getItem('travelstore-return-to')).toBe('/')
  })

  test('AUTH-03 does not redirect while offline', async () => {
    const { signIn, provider, browser } = setUp('/shop')
    browser.navigator.onLine = false
    await expect(signIn.login()).rejects.toMatchObject({ kind: 'offline' })
    expect(provider.login).not.toHaveBeenCalled()
  })

  test('AUTH-01 loads the provider once, and retries after a failure', async () => {
    const { signIn, open } = setUp('/shop')
    open.mockRejectedValueOnce(new AuthError('offline', 'Failed to fetch'))
    await expect(signIn.login()).rejects.toMatchObject({ kind: 'offline' })
    await signIn.login()
    await signIn.accessToken()
    expect(open).toHaveBeenCalledTimes(2)
  })
})

describe('popup', () => {
  test('AUTH-01 signs in, notifies the other tabs and closes the popup', async () => {
    const { signIn, events, notified, browser } = setUp('/shop')
    await signIn.loginWithPopup(browser.popup as unknown as Window)
    expect(events).toEqual([{ type: 'started' }, { type: 'answered', user: ana }])
    expect(notified()).toBe(true)
    expect(browser.popup.close).toHaveBeenCalled()
  })

  test('AUTH-03 a blocked popup has its own kind, and no request is made', async () => {
    const { signIn, events } = setUp('/shop')
    await expect(signIn.loginWithPopup(null)).rejects.toMatchObject({ kind: 'popup_blocked' })
    expect(events).toEqual([])
  })

  test('AUTH-03 the popup is closed after a failure', async () => {
    const { signIn, browser, notified } = setUp('/shop', { loginWithPopup: fails('timeout') })
    await expect(signIn.loginWithPopup(browser.popup as unknown as Window)).rejects.toMatchObject({
      kind: 'timeout',
    })
    expect(browser.popup.close).toHaveBeenCalled()
    expect(notified()).toBe(false)
  })
})

describe('callback', () => {
  const ANSWER = '/callback?code=secret-code&state=xyz'

  test('AUTH-01 completes the login, returns to the stored page, and removes the code from the address', async () => {
    const { signIn, browser, provider, notified } = setUp(ANSWER)
    browser.sessionStorage.setItem('travelstore-return-to', '/shop/cart')
    expect(await signIn.finish()).toBe('/shop/cart')
    expect(provider.finish).toHaveBeenCalledWith(SITE + ANSWER)
    expect(browser.location.href).toBe(`${SITE}/callback`)
    expect(browser.sessionStorage.getItem('travelstore-return-to')).toBeNull()
    expect(notified()).toBe(true)
  })

  test('AUTH-01 a manipulated return path in storage is ignored', async () => {
    const { signIn, browser } = setUp(`/en${ANSWER}`)
    browser.sessionStorage.setItem('travelstore-return-to', 'https://evil.example')
    expect(await signIn.finish()).toBe('/en/shop')
  })

  test('AUTH-03 a failure also removes the code from the address, and a retry returns to the same page', async () => {
    const { signIn, browser, notified } = setUp(ANSWER, { finish: fails('offline') })
    browser.sessionStorage.setItem('travelstore-return-to', '/shop/cart')
    await expect(signIn.finish()).rejects.toMatchObject({ kind: 'offline' })
    expect(browser.location.href).not.toContain('secret-code')
    expect(notified()).toBe(false)
    await signIn.login()
    expect(browser.sessionStorage.getItem('travelstore-return-to')).toBe('/shop/cart')
  })

  test('AUTH-03 a reload after a successful login continues; without a user it fails', async () => {
    const missing = { finish: fails('missing_transaction') }
    expect(await setUp(ANSWER, missing).signIn.finish()).toBe('/shop')
    const nobody = { ...missing, user: async () => undefined }
    await expect(setUp(ANSWER, nobody).signIn.finish()).rejects.toMatchObject({ kind: 'missing_transaction' })
  })

  test('AUTH-03 a state mismatch fails even if a user is signed in', async () => {
    await expect(setUp(ANSWER, { finish: fails('state_mismatch') }).signIn.finish()).rejects.toMatchObject({
      kind: 'state_mismatch',
    })
  })

  test('AUTH-03 an address without a response is a missing transaction', async () => {
    const { signIn, provider } = setUp('/callback', { user: async () => undefined })
    await expect(signIn.finish()).rejects.toMatchObject({ kind: 'missing_transaction' })
    expect(provider.finish).not.toHaveBeenCalled()
  })
})

describe('initial check', () => {
  test('AUTH-01 finds the signed-in user', async () => {
    const { signIn, events } = setUp('/shop')
    await signIn.check()
    expect(events).toEqual([{ type: 'answered', user: ana }])
  })

  test('AUTH-01 after a logout in another tab there is no session, and no error', async () => {
    const { signIn, events } = setUp('/shop/account', {
      user: async () => undefined,
      accessToken: fails('missing_refresh_token'),
    })
    await signIn.check()
    expect(events).toEqual([{ type: 'answered', user: undefined }])
  })

  test('AUTH-03 a bad connection does not sign out', async () => {
    const { signIn, events, provider } = setUp('/shop', { accessToken: fails('offline') })
    await signIn.check()
    expect(events).toEqual([{ type: 'answered', user: ana }])
    expect(provider.forget).not.toHaveBeenCalled()
  })

  test.each(['login_required', 'missing_refresh_token', 'session_ended', 'mfa_required'] as const)(
    'AUTH-03 %s logs out locally, in every tab, and says why',
    async (kind) => {
      const { signIn, events, provider, notified } = setUp('/shop', { accessToken: fails(kind) })
      await expect(signIn.check()).rejects.toMatchObject({ kind })
      expect(provider.forget).toHaveBeenCalled()
      expect(provider.logout).not.toHaveBeenCalled()
      expect(notified()).toBe(true)
      expect(events.at(-1)).toMatchObject({ type: 'failed', error: { kind } })
    },
  )
})

test('AUTH-03 a failed token request rejects with its kind; a temporary failure keeps the session', async () => {
  const { signIn, events } = setUp('/shop', { accessToken: fails('timeout') })
  await expect(signIn.accessToken()).rejects.toMatchObject({ kind: 'timeout' })
  expect(events).toEqual([])
})

test.each([
  ['/shop/account', SITE],
  ['/en/shop/account', `${SITE}/en`],
])(
  'AUTH-01 logging out on %s forgets the login and the tab’s payment first, tells the other tabs, then leaves for the landing page in the same language',
  async (path, landing) => {
    const { signIn, events, provider, notified, browser } = setUp(path)
    browser.sessionStorage.setItem('travelstore-payment', '{"session":"cs_test_1"}')
    await signIn.logout()
    expect(browser.sessionStorage.getItem('travelstore-payment')).toBeNull()
    expect(provider.revoke).toHaveBeenCalledBefore(vi.mocked(provider.forget))
    expect(provider.forget).toHaveBeenCalled()
    expect(notified()).toBe(true)
    expect(events).toEqual([{ type: 'logged-out' }])
    expect(provider.logout).toHaveBeenCalledWith(landing)
  },
)

test('SIGN-02 signing up creates the account, then redirects to login with the email prefilled', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}')),
  )
  const { signIn, provider, browser } = setUp('/signup')
  const email = 'carla@example.com'
  const data = { firstName: 'Carla', lastName: 'Z', country: 'HN' as const }
  await signIn.signUp({ email, password: 'Tela-2026!', data, locale: 'es' })
  expect(provider.login).toHaveBeenCalledWith({ redirectUri: `${SITE}/callback`, locale: 'es', email })
  expect(browser.sessionStorage.getItem('travelstore-return-to')).toBe('/shop/account')
  expect($signupData.get()).toEqual({ ...data, email })
  for (const kept of [browser.localStorage, browser.sessionStorage])
    for (let i = 0; i < kept.length; i++) expect(kept.getItem(kept.key(i) ?? '')).not.toContain('Tela-2026!')
})

test('SIGN-02 a new account is still reported when the login page cannot be reached', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}')),
  )
  const { signIn, events } = setUp('/signup', { login: fails('storage_blocked') })
  const account = { email: 'c@example.com', password: 'Tela-2026!', locale: 'es' }
  const data = { firstName: 'Carla', lastName: 'Z' }
  await expect(signIn.signUp({ ...account, data })).rejects.toMatchObject({ kind: 'created' })
  expect(events.at(-1)).toEqual({ type: 'answered', user: undefined })
})

test.each([
  ['the same account', 'a', '["prod-001"]'],
  ['another account', 'b', null],
])('PRIV-01 what an ended session of %s left is kept or removed by a login', async (_who, id, wishlist) => {
  const { signIn, browser } = setUp('/callback?code=1&state=2')
  browser.localStorage.setItem('travelstore-account', id)
  browser.localStorage.setItem('travelstore-wishlist', '["prod-001"]')
  browser.localStorage.setItem('travelstore-cart', '[]')
  await signIn.finish()
  expect(browser.localStorage.getItem('travelstore-wishlist')).toBe(wishlist)
  expect(browser.localStorage.getItem('travelstore-cart')).toBe('[]')
  expect(browser.localStorage.getItem('travelstore-account')).toBe('a')
})

test('PRIV-01 after a login of another account in a popup, the page is loaded again', async () => {
  const { signIn, browser, provider } = setUp('/shop/wishlist')
  const popup = browser.popup as unknown as Window
  await signIn.loginWithPopup(popup)
  expect(browser.location.reload).not.toHaveBeenCalled()
  vi.mocked(provider.loginWithPopup).mockResolvedValue({ ...ana, id: 'b' })
  await signIn.loginWithPopup(popup)
  expect(browser.location.reload).toHaveBeenCalledOnce()
})

test('PRIV-01 logging out removes everything personal; cart, language and currency stay', async () => {
  const { signIn, browser } = setUp('/shop/account')
  for (const kept of ['cart', 'language', 'currency'])
    browser.localStorage.setItem(`travelstore-${kept}`, kept)
  for (const storage of [browser.localStorage, browser.sessionStorage])
    for (const personal of ['signup', 'wishlist', 'profile-draft', 'return-to', 'payment'])
      storage.setItem(`travelstore-${personal}`, 'Carla')
  browser.localStorage.setItem('theirs', 'stays')
  await signIn.logout()
  const keys = ({ length, key }: Storage) => Array.from({ length }, (_, index) => key(index))
  expect(keys(browser.localStorage)).toEqual([
    'travelstore-cart',
    'travelstore-language',
    'travelstore-currency',
    'theirs',
    CHANGED,
  ])
  expect(keys(browser.sessionStorage)).toEqual([])
})

test.each([
  ['fails', fails('offline')],
  ['never answers', () => new Promise<void>(() => {})],
])('PRIV-01 logging out goes on when revoking the refresh token %s', async (_what, revoke) => {
  vi.useFakeTimers()
  const { signIn, provider } = setUp('/shop', { revoke })
  const leaving = signIn.logout()
  await vi.advanceTimersByTimeAsync(2000)
  await leaving
  expect(provider.logout).toHaveBeenCalledWith(SITE)
  vi.useRealTimers()
})
