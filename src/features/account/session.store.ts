import { atom, onMount } from 'nanostores'
import { type AuthConfig, hasLoginCookie, readAuthConfig } from './auth-config'
import { AuthError } from './auth-error'
import { forgetTab } from './forget-tab'
import { onNotification } from './other-tabs'
import { SESSION_EVENT } from './session-event'
import { isCallback } from './return-path'
import { INITIALIZING, nextSession, type Session, type SessionEvent } from './session'
import type { SignIn } from './sign-in'
import type { SignUpRequest } from './sign-up'

/**
 * The login session. Initializes itself on the first subscription. `./sign-in` is loaded only after an earlier login, on
 * the callback page, or on a click.
 */
export const $session = atom<Session>(INITIALIZING)

onMount($session, () => {
  if (typeof window !== 'undefined') initialize()
})

const dispatch = (event: SessionEvent) => $session.set(nextSession($session.get(), event))

let config: AuthConfig | undefined
let loading: Promise<SignIn> | undefined

/** Call before any action, unless an island subscribes to `$session`. Idempotent. */
export const initialize = (given: AuthConfig = readAuthConfig()): void => {
  if (config) return
  config = given
  $session.listen(() => window.dispatchEvent(new Event(SESSION_EVENT)))
  if (isCallback(location.pathname)) return
  // The login cookie may come later than the notification; the SDK's cache, in the same storage, does not.
  onNotification(() => void checkWithSdk())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void check(given)
  })
  void check(given)
}

/** Redirects to the login page; afterward, the person returns to `returnTo`, by default the current page. */
export const login = ({ returnTo }: { returnTo?: string } = {}): Promise<void> =>
  use('login', (signIn) => signIn.login(returnTo))

/** Logs in in a popup. Call directly in a click handler, or the browser blocks the popup. */
export const loginWithPopup = (): Promise<void> => {
  const popup = config ? window.open('', 'rumbo-login', popupFeatures()) : null
  return use('loginWithPopup', (signIn) => signIn.loginWithPopup(popup))
}

/** On the callback page only: completes the login. Returns the path to go to, or `undefined` if it failed. */
export const finishLogin = (): Promise<string | undefined> => use('finishLogin', (signIn) => signIn.finish())

/** Creates an account and redirects to the login page. Rejects with a SignUpError or an AuthError. */
export const signup = async (request: SignUpRequest): Promise<void> => {
  const signIn = await load('signup')
  await signIn.signUp(request)
}

/** Logs out here, in other tabs and at the provider, and redirects to the landing page. */
export const logout = (): Promise<void> => use('logout', (signIn) => signIn.logout())

/** An access token for the functions. Rejects with an AuthError; if the session has ended, `$session` has failed. */
export const accessToken = async (): Promise<string> => (await load('accessToken')).accessToken()

/** 400 × 600 CSS pixels, centered in the window. */
const popupFeatures = () => {
  const left = Math.round(window.screenX + (window.innerWidth - 400) / 2)
  const top = Math.round(window.screenY + (window.innerHeight - 600) / 2)
  return `popup,width=400,height=600,left=${left},top=${top}`
}

const check = async ({ clientId }: AuthConfig): Promise<void> => {
  if (hasLoginCookie(document.cookie, clientId)) return checkWithSdk()
  forgetTab()
  dispatch({ type: 'answered', user: undefined })
}

const checkWithSdk = () => use('initialize', (signIn) => signIn.check())

/** Runs an action; an AuthError sets `$session` instead of rejecting. */
const use = async <Value>(
  verb: string,
  work: (signIn: SignIn) => Promise<Value>,
): Promise<Value | undefined> => {
  const set = setUp(verb)
  try {
    return await work(await load(verb, set))
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    dispatch({ type: 'failed', error })
    return undefined
  }
}

const load = (verb: string, set = setUp(verb)): Promise<SignIn> =>
  (loading ??= import('./sign-in').then(
    ({ createSignIn }) => createSignIn(set, dispatch),
    (cause: unknown) => {
      loading = undefined
      throw new AuthError('offline', 'The code for logging in could not be loaded', { cause })
    },
  ))

const setUp = (verb: string): AuthConfig => {
  if (typeof window === 'undefined')
    throw new Error(
      `${verb}() of the session works in a browser only: call it in an island or a page's script.`,
    )
  if (!config)
    throw new Error(
      `${verb}() was called before initialize(): call initialize() of features/account/session.store first, or watch $session.`,
    )
  return config
}
