/** All ways in which a login or a token request can fail. */
export const AUTH_ERROR_KINDS = [
  'missing_transaction',
  'state_mismatch',
  'login_required',
  'mfa_required',
  'missing_refresh_token',
  'session_ended',
  'timeout',
  'cancelled',
  'popup_blocked',
  'access_denied',
  'blocked',
  'missing_id_token',
  'insecure_origin',
  'storage_blocked',
  'offline',
  'login_failed',
  'token_failed',
] as const

export type AuthErrorKind = (typeof AUTH_ERROR_KINDS)[number]

/** `message` is for developers; shoppers see the text for `kind` (AUTH_MESSAGES). */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly kind: AuthErrorKind

  constructor(kind: AuthErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
