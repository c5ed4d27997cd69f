import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { PERSPECTIVE_COOKIE } from './addresses'

/** Only over HTTPS (or on localhost), for this host alone, and out of reach of scripts. */
const COOKIE = '__Host-rumbo-preview'
const SECONDS = 3600

/** The Studio frames the preview from another site, so browsers must send the cookies there too. */
const IN_FRAMES = 'Path=/; Secure; SameSite=None; Partitioned'

/** An editor who opened the preview in the Studio. */
export interface Session {
  /** Origin of the Studio, which may frame the pages. */
  readonly studio: string
}

/** What the cookie says, with the end of the session in milliseconds. */
const claims = z.object({ studio: z.url(), until: z.number() })

const sign = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(`preview\n${payload}`).digest('base64url')

/** A `Set-Cookie` header that opens the preview for an hour. */
export const sessionCookie = ({ studio }: Session, now: Date, secret: string): string => {
  const until = now.valueOf() + SECONDS * 1000
  const payload = Buffer.from(JSON.stringify({ studio, until } satisfies z.infer<typeof claims>)).toString(
    'base64url',
  )
  return `${COOKIE}=${payload}.${sign(payload, secret)}; Max-Age=${SECONDS}; HttpOnly; ${IN_FRAMES}`
}

/** The session of a `Cookie` header, unless it was not signed with this secret or has expired. */
export const sessionIn = (
  cookies: string | null | undefined,
  now: Date,
  secret: string,
): Session | undefined => {
  const [payload = '', signature = ''] = valueOf(cookies, COOKIE).slice(0, 1024).split('.')
  const expected = Buffer.from(sign(payload, secret))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { studio, until } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return until > now.valueOf() ? { studio } : undefined
}

const PERSPECTIVES = ['drafts', 'published'] as const
export type Perspective = (typeof PERSPECTIVES)[number]
/** Anything else that the Studio offers, such as a release, counts as drafts. */
const perspective = z.enum(PERSPECTIVES).catch('drafts')

export const perspectiveCookie = (value: unknown): string =>
  `${PERSPECTIVE_COOKIE}=${perspective.parse(value)}; Max-Age=${SECONDS}; ${IN_FRAMES}`

/** Editors choose between drafts and what is published in the Studio. */
export const perspectiveIn = (cookies: string | null | undefined): Perspective =>
  perspective.parse(valueOf(cookies, PERSPECTIVE_COOKIE))

const valueOf = (cookies: string | null | undefined, name: string): string =>
  (cookies ?? '')
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''
