import { AuthError, type AuthErrorKind } from './auth-error'

/** What a general failure is called, by what was being done. */
export type DefaultKind = 'login_failed' | 'token_failed'

const DEFAULT_MESSAGES: Record<DefaultKind, string> = {
  login_failed: 'Login failed',
  token_failed: 'Get access token failed',
}

/** Names that the provider and the SDK give in `error`. */
const BY_CODE: Readonly<Record<string, AuthErrorKind>> = {
  missing_transaction: 'missing_transaction',
  state_mismatch: 'state_mismatch',
  login_required: 'login_required',
  consent_required: 'login_required',
  interaction_required: 'login_required',
  mfa_required: 'mfa_required',
  missing_refresh_token: 'missing_refresh_token',
  timeout: 'timeout',
  cancelled: 'cancelled',
  popup_open: 'popup_blocked',
  access_denied: 'access_denied',
  unauthorized: 'blocked',
}

/** The SDK throws these as plain errors: their words are all there is. */
const BY_WORDS: readonly (readonly [RegExp, AuthErrorKind])[] = [
  [/user is blocked/i, 'blocked'],
  [/invalid refresh token/i, 'session_ended'],
  [/id token is required but missing/i, 'missing_id_token'],
  [/secure origin|window\.crypto/i, 'insecure_origin'],
  // The SDK aborts a request that takes too long; Chromium reports the abort rather than the reason.
  [/timeout|timed out|abort/i, 'timeout'],
  [/failed to fetch|networkerror|load failed|network request failed/i, 'offline'],
]

const field = (thrown: unknown, name: string): string => {
  const value: unknown = typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined
  return typeof value === 'string' ? value : ''
}

/**
 * What was thrown by the SDK, the provider or the network, as one of our kinds. The cause carries the words only:
 * the SDK's own errors may hold a token (`mfa_token`), which must not reach a log.
 */
export const toAuthError = (thrown: unknown, otherwise: DefaultKind): AuthError => {
  if (thrown instanceof AuthError) return thrown
  const words = field(thrown, 'message')
  const isStorage = ['SecurityError', 'QuotaExceededError'].includes(field(thrown, 'name'))
  const kind =
    BY_CODE[field(thrown, 'error')] ??
    BY_WORDS.find(([pattern]) => pattern.test(words))?.[1] ??
    (isStorage ? 'storage_blocked' : otherwise)
  const message = words || DEFAULT_MESSAGES[otherwise]
  return new AuthError(kind, message, { cause: new Error(message) })
}

/** After these nothing is left to renew: the person is signed out here and logs in again. */
export const endsSession = (kind: AuthErrorKind): boolean =>
  ['login_required', 'missing_refresh_token', 'session_ended', 'mfa_required', 'blocked'].includes(kind)

/** What to offer first: a new login, another try of the same thing, or only the way back to the shop. */
export type WayOn = 'login' | 'retry' | 'redirect' | 'shop'

const WAYS: Partial<Record<AuthErrorKind, WayOn>> = {
  timeout: 'retry',
  offline: 'retry',
  token_failed: 'retry',
  cancelled: 'retry',
  popup_blocked: 'redirect',
  blocked: 'shop',
  insecure_origin: 'shop',
}

export const wayOn = (kind: AuthErrorKind): WayOn => WAYS[kind] ?? 'login'
