import type { AuthorizationParams } from '@auth0/auth0-spa-js'
import type { AuthConfig } from './auth-config'
import { AuthError } from './auth-error'
import { type DefaultKind, toAuthError } from './auth-errors'
import { toUser, type User } from './user'

/** What a login needs to know about the page it starts from. */
export interface LoginRequest {
  /** Absolute address that the provider calls back. */
  readonly redirectUri: string
  readonly locale: string
  /** Typed in for the person already. */
  readonly email?: string
}

/** The login provider as this folder sees it. Every rejection is an AuthError. */
export interface Provider {
  /** Who is known here, without asking the provider. */
  user(): Promise<User | undefined>
  /** Leaves for the provider's page. */
  login(request: LoginRequest): Promise<void>
  loginWithPopup(request: LoginRequest, popup: Window): Promise<User | undefined>
  /** Finishes the login that the provider has sent back to `address`. */
  finish(address: string): Promise<User | undefined>
  /** A token that is good for at least a minute, renewed if need be. */
  accessToken(): Promise<string>
  /** Revokes the refresh token at the provider. */
  revoke(): Promise<void>
  /** Ends the session at the provider too, and leaves for `returnTo`. */
  logout(returnTo: string): Promise<void>
  /** Forgets everything here and stays on the page. */
  forget(): Promise<void>
}

const SCOPE = 'openid profile email'

const paramsOf = ({ redirectUri, locale, email }: LoginRequest): AuthorizationParams => ({
  redirect_uri: redirectUri,
  ui_locales: locale,
  ...(email && { login_hint: email }),
})

/**
 * Loads the SDK and points it at the provider. This is the only file that imports it, and only when called.
 * Tokens rotate and live in local storage: docs/decisions says why.
 */
export const openProvider = async ({ domain, clientId, audience }: AuthConfig): Promise<Provider> => {
  const client = await attempt('login_failed', async () => {
    const { Auth0Client } = await import('@auth0/auth0-spa-js')
    return new Auth0Client({
      domain,
      clientId,
      cacheLocation: 'localstorage',
      useRefreshTokens: true,
      authorizationParams: { audience, scope: SCOPE },
    })
  })
  const user = async () => toUser(await client.getUser())

  return {
    user: () => attempt('login_failed', user),
    login: (request) =>
      attempt('login_failed', () => client.loginWithRedirect({ authorizationParams: paramsOf(request) })),
    loginWithPopup: (request, popup) =>
      attempt('login_failed', async () => {
        await client.loginWithPopup({ authorizationParams: paramsOf(request) }, { popup })
        return user()
      }),
    finish: (address) =>
      attempt('login_failed', async () => {
        await client.handleRedirectCallback(address)
        return user()
      }),
    accessToken: () =>
      attempt('token_failed', async () => {
        const token: unknown = await client.getTokenSilently()
        if (typeof token !== 'string') throw new AuthError('session_ended', 'The session has reached its end')
        return token
      }),
    revoke: () => attempt('token_failed', () => client.revokeRefreshToken()),
    logout: (returnTo) => client.logout({ logoutParams: { returnTo } }),
    forget: () => client.logout({ openUrl: false }),
  }
}

const attempt = async <Value>(otherwise: DefaultKind, action: () => Promise<Value>): Promise<Value> => {
  try {
    return await action()
  } catch (thrown) {
    throw toAuthError(thrown, otherwise)
  }
}
