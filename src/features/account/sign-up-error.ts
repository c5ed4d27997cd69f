export type SignUpErrorKind = 'weak_password' | 'refused' | 'offline' | 'failed' | 'created'

/**
 * `kind` chooses the sentence. `refused` is all a provider says of an e-mail that has an account already; `created`
 * means that the account is there and only the way to the login failed.
 */
export class SignUpError extends Error {
  override readonly name = 'SignUpError'
  readonly kind: SignUpErrorKind

  constructor(kind: SignUpErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
