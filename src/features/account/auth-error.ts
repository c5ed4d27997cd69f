/** Every way a login, or fetching an access token, can fail for the person in front of the screen. */
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

/** `message` is for developers; people read the sentence that `messages.ts` has for `kind`. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly kind: AuthErrorKind

  constructor(kind: AuthErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
