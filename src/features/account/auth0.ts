import type { AuthorizationParams } from '@auth0/auth0-spa-js'
import type { AuthConfig } from './auth-config'
import { AuthError } from './auth-error'
import { type DefaultKind, toAuthError } from './auth-errors'
import { toUser, type User } from './user'

/** Parameters of a login. */
export interface LoginRequest {
  /** Absolute address of the callback page. */
  readonly redirectUri: string
  readonly locale: string
  /** Prefills the login form. */
  readonly email?: string
}

/** Interface to the login provider. Every rejection is an AuthError. */
export interface Provider {
  /** The cached user, without a request. */
  user(): Promise<User | undefined>
  /** Redirects to the provider's page. */
  login(request: LoginRequest): Promise<void>
  loginWithPopup(request: LoginRequest, popup: Window): Promise<User | undefined>
  /** Completes the login from the callback `address`. */
  finish(address: string): Promise<User | undefined>
  /** A token that is valid for at least a minute, renewed if necessary. */
  accessToken(): Promise<string>
  /** Revokes the refresh token at the provider. */
  revoke(): Promise<void>
  /** Ends the provider's session and redirects to `returnTo`. */
  logout(returnTo: string): Promise<void>
  /** Clears the local session without leaving the page. */
  forget(): Promise<void>
}

const SCOPE = 'openid profile email'

const paramsOf = ({ redirectUri, locale, email }: LoginRequest): AuthorizationParams => ({
  redirect_uri: redirectUri,
  ui_locales: locale,
  ...(email && { login_hint: email }),
})

/**
 * Loads and configures the SDK. This is the only file that imports it, dynamically. Tokens rotate and are kept in local
 * storage: docs/decisions says why.
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
