import { localeOf, pathFor } from '~/i18n/routes'
import type { AuthConfig } from './auth-config'
import { AuthError } from './auth-error'
import { endsSession, toAuthError } from './auth-errors'
import { type LoginRequest, openProvider, type Provider } from './auth0'
import { forgetTab, keepTabOf } from './forget-tab'
import { notifyOtherTabs } from './other-tabs'
import { clearPersonalData, keepDataOf } from './personal-data'
import { forgetReturn, rememberReturn, returnPath } from './return-memory'
import { isCallback } from './return-path'
import type { SessionEvent } from './session'
import type { SignUpRequest } from './sign-up'
import { SignUpError } from './sign-up-error'
import type { User } from './user'

export type SignIn = ReturnType<typeof createSignIn>

/** The actions of the session store, loaded on demand. Rejections are AuthErrors. */
export const createSignIn = (
  config: AuthConfig,
  dispatch: (event: SessionEvent) => void,
  open: (config: AuthConfig) => Promise<Provider> = openProvider,
) => {
  let opened: Promise<Provider> | undefined
  const provider = (): Promise<Provider> =>
    (opened ??= open(config).catch((error: unknown) => {
      opened = undefined
      throw error
    }))

  const found = (user: User | undefined): User | undefined => {
    if (user) keepTabOf(user.id)
    dispatch({ type: 'answered', user })
    return user
  }

  /** Clears a session that cannot be renewed, here and in the other tabs. */
  const forgetIfEnded = async (error: AuthError) => {
    if (!endsSession(error.kind)) return
    await (await provider()).forget()
    notifyOtherTabs()
    dispatch({ type: 'failed', error })
  }

  const accessToken = async (): Promise<string> => {
    try {
      return await (await provider()).accessToken()
    } catch (thrown) {
      const error = toAuthError(thrown, 'token_failed')
      await forgetIfEnded(error)
      throw error
    }
  }

  const login = async (returnTo = here(), email?: string): Promise<void> => {
    if (!navigator.onLine) throw new AuthError('offline', 'The browser is offline')
    dispatch({ type: 'started' })
    const opening = await provider()
    keep(() => rememberReturn(returnTo))
    await opening.login({ ...request(), ...(email && { email }) })
  }

  return {
    login: (returnTo?: string) => login(returnTo),
    accessToken,

    async check(): Promise<void> {
      const current = await provider()
      try {
        await current.accessToken()
      } catch (thrown) {
        const error = toAuthError(thrown, 'token_failed')
        const user = await current.user()
        if (!user && error.kind === 'missing_refresh_token') {
          // Another tab has just logged out; the login cookie can outlive the session for a moment.
          forgetTab()
        } else {
          await forgetIfEnded(error)
          if (!user || endsSession(error.kind)) throw error
        }
      }
      found(await current.user())
    },

    async loginWithPopup(popup: Window | null): Promise<void> {
      if (!popup) throw new AuthError('popup_blocked', 'The browser opened no window')
      dispatch({ type: 'started' })
      try {
        const user = await (await provider()).loginWithPopup(request(), popup)
        const wasCleared = user !== undefined && keepDataOf(user.id)
        found(user)
        notifyOtherTabs()
        // The page still shows the data of the other account.
        if (wasCleared) window.location.reload()
      } finally {
        popup.close()
      }
    },

    async finish(): Promise<string> {
      const address = window.location.href
      const path = keep(() => returnPath(home()))
      try {
        const user = await finished(await provider(), address)
        if (user) keepDataOf(user.id)
        found(user)
      } finally {
        history.replaceState(history.state, '', window.location.pathname)
      }
      keep(forgetReturn)
      notifyOtherTabs()
      return path
    },

    async signUp(account: SignUpRequest): Promise<void> {
      const [{ createAccount }, { $signupData }] = await signUpCode()
      await createAccount(config, account)
      $signupData.set({ ...account.data, email: account.email })
      try {
        await login(pathFor('account', localeOf(window.location.pathname)), account.email)
      } catch (cause) {
        found(undefined)
        throw new SignUpError('created', 'The account is made, but the login page could not be reached', {
          cause,
        })
      }
    },

    async logout(): Promise<void> {
      clearPersonalData()
      const leaving = await provider()
      await Promise.race([leaving.revoke().catch(() => undefined), revokeTimeout()])
      await leaving.forget()
      notifyOtherTabs()
      dispatch({ type: 'logged-out' })
      await leaving.logout(landing())
    },
  }
}

/** Logging out does not depend on the provider: a refresh token it could not revoke is removed from this browser anyway. */
const REVOKE_TIMEOUT_MS = 2000
const revokeTimeout = () => new Promise((resolve) => setTimeout(resolve, REVOKE_TIMEOUT_MS))

/** Loaded separately, as few logins start with sign-up. */
const signUpCode = () =>
  Promise.all([import('./sign-up'), import('./signup.store')]).catch((thrown: unknown) => {
    throw toAuthError(thrown, 'login_failed')
  })

/** After a reload of the callback page, the login has already been completed. */
const finished = async (provider: Provider, address: string): Promise<User | undefined> => {
  try {
    if (!new URL(address).searchParams.has('state'))
      throw new AuthError('missing_transaction', 'The address carries no answer')
    return await provider.finish(address)
  } catch (error) {
    const user =
      error instanceof AuthError && error.kind === 'missing_transaction' ? await provider.user() : undefined
    if (user) return user
    throw error
  }
}

/** The default return path: the current page or, on the callback page, that of the first attempt. */
const here = () => {
  const { pathname, search, hash } = window.location
  return isCallback(pathname) ? returnPath(home()) : pathname + search + hash
}

/** Auth0 compares logout addresses literally: the origin has no trailing slash. */
const landing = () =>
  (window.location.origin + pathFor('landing', localeOf(window.location.pathname))).replace(/\/$/, '')

const home = () => pathFor('home', localeOf(window.location.pathname))

const request = (): LoginRequest => {
  const locale = localeOf(window.location.pathname)
  return { redirectUri: window.location.origin + pathFor('callback', locale), locale }
}

/** Runs an action that uses session storage; throws an AuthError if it is blocked. */
const keep = <Value>(action: () => Value): Value => {
  try {
    return action()
  } catch (thrown) {
    throw toAuthError(thrown, 'login_failed')
  }
}
