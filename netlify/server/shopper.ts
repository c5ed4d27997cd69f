import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Env } from '~/lib/env/env.server'
import { unavailable } from './errors'
import { HttpError, type LocalizedMessage } from './http-error'
import { once } from './once'
import { TIMEOUT_MS } from './timeouts'

/** The signed-in person, from the login provider's access token. */
export interface Shopper {
  readonly subject: string
}

const CLOCK_TOLERANCE_S = 60
const MAX_TOKEN = 8192

const SENTENCES = {
  missing_token: (t) => t.missingToken,
  expired_token: (t) => t.expiredToken,
  invalid_token: (t) => t.invalidToken,
} satisfies Record<string, LocalizedMessage>

const keysOf = once((url: string) =>
  createRemoteJWKSet(new URL(url), {
    timeoutDuration: TIMEOUT_MS.auth0,
    cooldownDuration: 10_000,
    // A day, so that an outage of Auth0 does not stop payments; an unknown key is fetched immediately.
    cacheMaxAge: 86_400_000,
  }),
)

/** 403 unless the requested data is the shopper's own. */
export function requireSelf(shopper: Shopper, userId: string): void {
  if (userId !== shopper.subject) throw new HttpError(403, 'other_person', (t) => t.otherPerson)
}

/**
 * The person whose access token the request has. 401 with the reason when it is missing, expired, or not signed with
 * RS256 by our issuer for our audience; 503 when the issuer's keys cannot be fetched.
 */
export async function requireShopper(
  request: Request,
  { PUBLIC_AUTH0_DOMAIN: domain, PUBLIC_AUTH0_AUDIENCE: audience }: Env,
): Promise<Shopper> {
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (token === undefined || token.length > MAX_TOKEN) throw unauthorized('missing_token')
  try {
    const { payload } = await jwtVerify(token, keysOf(`${domain}/.well-known/jwks.json`), {
      algorithms: ['RS256'],
      issuer: `${domain}/`,
      audience,
      clockTolerance: CLOCK_TOLERANCE_S,
      requiredClaims: ['exp', 'sub'],
    })
    return { subject: z.string().min(1).max(200).parse(payload.sub) }
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw unauthorized('expired_token', error)
    throw isInvalidToken(error) ? unauthorized('invalid_token', error) : unavailable('identity', error)
  }
}

/** Whether the token is invalid; otherwise its keys could not be fetched or read. */
const isInvalidToken = (error: unknown): boolean =>
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof z.ZodError

const unauthorized = (code: keyof typeof SENTENCES, cause?: unknown) =>
  new HttpError(401, code, SENTENCES[code], {
    cause,
    headers: { 'www-authenticate': code === 'missing_token' ? 'Bearer' : 'Bearer error="invalid_token"' },
  })
