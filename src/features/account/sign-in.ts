import { localeOf, pathFor } from '~/i18n/routes'
import type { AuthConfig } from './auth-config'
import { AuthError } from './auth-error'
import { endsSession, toAuthError } from './auth-errors'
import { type LoginRequest, openProvider, type Provider } from './auth0'
import { tellOtherTabs } from './other-tabs'
import { clearPersonalData } from './personal-data'
import { forgetReturn, rememberReturn, returnPath } from './return-memory'
import { isCallback } from './return-path'
import type { SessionEvent } from './session'
import type { SignUpRequest } from './sign-up'
import { SignUpError } from './sign-up-error'
import type { User } from './user'

export type SignIn = ReturnType<typeof createSignIn>

/** What the verbs of the session store do, once somebody needs them. Rejections are AuthErrors. */
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
    dispatch({ type: 'answered', user })
    return user
  }

  /** What cannot be renewed is forgotten, here and in the other tabs. */
  const forgetIfEnded = async (error: AuthError) => {
    if (!endsSession(error.kind)) return
    await (await provider()).forget()
    tellOtherTabs()
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
    dispatch({ type: 'asked' })
    const opening = await provider()
    keep(() => rememberReturn(returnTo))
    await opening.login({ ...request(), ...(email && { email }) })
  }

  return {
    login: (returnTo?: string) => login(returnTo),
    accessToken,

    async check(): Promise<void> {
      try {
        await accessToken()
      } catch (error) {
        if (error instanceof AuthError && endsSession(error.kind)) throw error
        const user = await (await provider()).user()
        if (!user) throw error
      }
      found(await (await provider()).user())
    },

    async loginWithPopup(popup: Window | null): Promise<void> {
      if (!popup) throw new AuthError('popup_blocked', 'The browser opened no window')
      dispatch({ type: 'asked' })
      try {
        found(await (await provider()).loginWithPopup(request(), popup))
        tellOtherTabs()
      } finally {
        popup.close()
      }
    },

    async finish(): Promise<string> {
      const address = window.location.href
      const path = keep(() => returnPath(home())) ?? home()
      try {
        found(await finished(await provider(), address))
      } finally {
        history.replaceState(history.state, '', window.location.pathname)
      }
      keep(forgetReturn)
      tellOtherTabs()
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
      tellOtherTabs()
      dispatch({ type: 'logged-out' })
      await leaving.logout(window.location.origin)
    },
  }
}

/** Logging out does not depend on the provider: a refresh token it could not revoke is removed from this browser anyway. */
const REVOKE_TIMEOUT_MS = 2000
const revokeTimeout = () => new Promise((resolve) => setTimeout(resolve, REVOKE_TIMEOUT_MS))

/** Few people who log in sign up on the same page. */
const signUpCode = () =>
  Promise.all([import('./sign-up'), import('./signup.store')]).catch((thrown: unknown) => {
    throw toAuthError(thrown, 'login_failed')
  })

/** Somebody who reloads the callback page has used up the login, but is signed in. */
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

/** Where a login leads back to by itself; a second try on the callback page leads to where the first one would. */
const here = () => {
  const { pathname, search, hash } = window.location
  return isCallback(pathname) ? returnPath(home()) : pathname + search + hash
}

const home = () => pathFor('home', localeOf(window.location.pathname))

const request = (): LoginRequest => {
  const locale = localeOf(window.location.pathname)
  return { redirectUri: window.location.origin + pathFor('callback', locale), locale }
}

/** Runs what needs the tab's storage; a browser that blocks it says so as an AuthError. */
const keep = <Value>(action: () => Value): Value => {
  try {
    return action()
  } catch (thrown) {
    throw toAuthError(thrown, 'login_failed')
  }
}
