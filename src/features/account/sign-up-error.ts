export type SignUpErrorKind = 'weak_password' | 'refused' | 'offline' | 'failed' | 'created'

/**
 * `kind` selects the message. `refused` is the provider's only answer for an email that already has an account;
 * `created` means that the account exists and only the redirect to the login failed.
 */
export class SignUpError extends Error {
  override readonly name = 'SignUpError'
  readonly kind: SignUpErrorKind

  constructor(kind: SignUpErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
