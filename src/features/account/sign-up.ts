import { z } from 'zod/mini'
import type { AuthConfig } from './auth-config'

/** What the provider is told about a new account. The password goes nowhere else and is kept nowhere. */
export interface SignUpRequest {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly locale: string
}

export type SignUpErrorKind = 'weak_password' | 'refused' | 'offline' | 'failed'

/** `kind` chooses the sentence; `refused` is all a provider says of an e-mail that has an account already. */
export class SignUpError extends Error {
  override readonly name = 'SignUpError'
  readonly kind: SignUpErrorKind

  constructor(kind: SignUpErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Auth0's default name for its own database of people. */
const CONNECTION = 'Username-Password-Authentication'
const TIMEOUT_MS = 10_000

const refusal = z.object({ code: z.optional(z.string()), name: z.optional(z.string()) })

/** Makes the account at the provider. Rejects with a SignUpError. */
export const createAccount = async (
  { domain, clientId }: AuthConfig,
  { email, password, firstName, lastName, locale }: SignUpRequest,
): Promise<void> => {
  const body = JSON.stringify({
    client_id: clientId,
    connection: CONNECTION,
    email,
    password,
    given_name: firstName,
    family_name: lastName,
    name: `${firstName} ${lastName}`,
    user_metadata: { locale },
  })
  const response = await fetch(`${domain}/dbconnections/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new SignUpError('offline', 'The login provider cannot be reached', { cause })
  })
  if (response.ok) return
  const answer: unknown = await response.json().catch(() => undefined)
  throw new SignUpError(kindOf(answer, response.status), `The login provider answered ${response.status}`)
}

const kindOf = (answer: unknown, status: number): SignUpErrorKind => {
  const { code, name } = refusal.safeParse(answer).data ?? {}
  if (code === 'invalid_password' || name?.startsWith('Password')) return 'weak_password'
  if (code === 'invalid_signup' || code === 'user_exists' || status === 409) return 'refused'
  return 'failed'
}
