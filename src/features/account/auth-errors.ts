import { AuthError, type AuthErrorKind } from './auth-error'

/** The kind of an unrecognized failure, by operation. */
export type DefaultKind = 'login_failed' | 'token_failed'

const DEFAULT_MESSAGES: Record<DefaultKind, string> = {
  login_failed: 'Login failed',
  token_failed: 'Get access token failed',
}

/** Values of `error` from the provider and the SDK. */
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

/** The SDK throws these as plain errors, so they are recognized by message. */
const BY_MESSAGE: readonly (readonly [RegExp, AuthErrorKind])[] = [
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
 * Converts errors of the SDK, the provider or the network. The cause has only the message, because SDK errors may
 * contain a token (`mfa_token`), which must not be logged.
 */
export const toAuthError = (thrown: unknown, otherwise: DefaultKind): AuthError => {
  if (thrown instanceof AuthError) return thrown
  const text = field(thrown, 'message')
  const isStorage = ['SecurityError', 'QuotaExceededError'].includes(field(thrown, 'name'))
  const kind =
    BY_CODE[field(thrown, 'error')] ??
    BY_MESSAGE.find(([pattern]) => pattern.test(text))?.[1] ??
    (isStorage ? 'storage_blocked' : otherwise)
  const message = text || DEFAULT_MESSAGES[otherwise]
  return new AuthError(kind, message, { cause: new Error(message) })
}

/** Whether the session cannot be renewed, so that the person has to log in again. */
export const endsSession = (kind: AuthErrorKind): boolean =>
  ['login_required', 'missing_refresh_token', 'session_ended', 'mfa_required', 'blocked'].includes(kind)

/** What to offer after a failure: a new login, a retry, login by redirect, or only a link to the shop. */
export type RecoveryAction = 'login' | 'retry' | 'redirect' | 'shop'

const RECOVERY_ACTIONS: Partial<Record<AuthErrorKind, RecoveryAction>> = {
  timeout: 'retry',
  offline: 'retry',
  token_failed: 'retry',
  cancelled: 'retry',
  popup_blocked: 'redirect',
  blocked: 'shop',
  insecure_origin: 'shop',
}

export const recoveryAction = (kind: AuthErrorKind): RecoveryAction => RECOVERY_ACTIONS[kind] ?? 'login'
