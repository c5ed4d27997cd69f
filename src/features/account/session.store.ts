import { atom, onMount } from 'nanostores'
import { type AuthConfig, hasLoginCookie, readAuthConfig } from './auth-config'
import { AuthError } from './auth-error'
import { onChangeElsewhere } from './other-tabs'
import { SESSION_EVENT } from './session-event'
import { isCallback } from './return-path'
import { INITIALISING, nextSession, type Session, type SessionEvent } from './session'
import type { SignIn } from './sign-in'
import type { SignUpRequest } from './sign-up'

/**
 * Who is signed in. It finds out by itself as soon as somebody looks. What it takes to log in comes with `./sign-in`,
 * only for who has logged in before, comes back from a login, or clicks.
 */
export const $session = atom<Session>(INITIALISING)

onMount($session, () => {
  if (typeof window !== 'undefined') initialise()
})

const dispatch = (event: SessionEvent) => $session.set(nextSession($session.get(), event))

let config: AuthConfig | undefined
let loading: Promise<SignIn> | undefined

/** To be called before any verb, unless an island watches `$session` already. Once is enough, more does no harm. */
export const initialise = (given: AuthConfig = readAuthConfig()): void => {
  if (config) return
  config = given
  $session.listen(() => window.dispatchEvent(new Event(SESSION_EVENT)))
  onChangeElsewhere(() => void check(given))
  void check(given)
}

/** Leaves for the login page; afterwards the person comes back to `returnTo`, by default to where they are. */
export const login = ({ returnTo }: { returnTo?: string } = {}): Promise<void> =>
  use('login', (signIn) => signIn.login(returnTo))

/** Logs in in a window of its own; the page stays. Call it right from a click, or the browser blocks the window. */
export const loginWithPopup = (): Promise<void> => {
  const popup = config ? window.open('', 'rumbo-login', popupFeatures()) : null
  return use('loginWithPopup', (signIn) => signIn.loginWithPopup(popup))
}

/** On the callback page only: finishes the login. Gives the path to go on to, or nothing if `$session` has failed. */
export const finishLogin = (): Promise<string | undefined> => use('finishLogin', (signIn) => signIn.finish())

/** Makes an account and leaves for the login page. Rejects with a SignUpError or an AuthError. */
export const signup = async (request: SignUpRequest): Promise<void> => {
  const signIn = await load('signup')
  await signIn.signUp(request)
}

/** Signs out here, in the other tabs and at the provider, and leaves for the shop's front page. */
export const logout = (): Promise<void> => use('logout', (signIn) => signIn.logout())

/** A token that functions accept. Rejects with an AuthError; if the session has ended, `$session` says so. */
export const accessToken = async (): Promise<string> => (await load('accessToken')).accessToken()

/** The popup of the spec: 400 × 600 CSS pixels, in the middle of the window. */
const popupFeatures = () => {
  const left = Math.round(window.screenX + (window.innerWidth - 400) / 2)
  const top = Math.round(window.screenY + (window.innerHeight - 600) / 2)
  return `popup,width=400,height=600,left=${left},top=${top}`
}

const check = async ({ clientId }: AuthConfig): Promise<void> => {
  if (isCallback(location.pathname)) return
  if (hasLoginCookie(document.cookie, clientId)) await use('initialise', (signIn) => signIn.check())
  else dispatch({ type: 'answered', user: undefined })
}

/** Verbs that people click end in `$session`, not in a rejection. */
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
      `${verb}() was called before initialise(): call initialise() of features/account/session.store first, or watch $session.`,
    )
  return config
}
