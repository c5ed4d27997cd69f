import * as v from 'valibot'
import type { AuthConfig } from './auth-config'
import { SignUpError, type SignUpErrorKind } from './sign-up-error'
import type { SignupData } from './signup-data'

/** Data for a new account. The password is sent to the provider only and never stored. */
export interface SignUpRequest {
  readonly email: string
  readonly password: string
  /** Only the name is sent to the provider. */
  readonly data: SignupData
  readonly locale: string
}

/** Auth0's default name for its user database. */
const CONNECTION = 'Username-Password-Authentication'
const TIMEOUT_MS = 10_000

const refusal = v.object({ code: v.optional(v.string()), name: v.optional(v.string()) })

/** Creates the account at the provider. Rejects with a SignUpError. */
export const createAccount = async (
  { domain, clientId }: AuthConfig,
  { email, password, data: { firstName, lastName }, locale }: SignUpRequest,
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
  const parsed = v.safeParse(refusal, answer)
  const { code, name } = parsed.success ? parsed.output : {}
  if (code === 'invalid_password' || name?.startsWith('Password')) return 'weak_password'
  if (code === 'invalid_signup' || code === 'user_exists' || status === 409) return 'refused'
  return 'failed'
}
