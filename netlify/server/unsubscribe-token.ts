import { createHmac, timingSafeEqual } from 'node:crypto'

const PURPOSE = 'newsletter/unsubscribe\n'

const sign = (email: string, secret: string) =>
  createHmac('sha256', secret)
    .update(PURPOSE + email)
    .digest()

/** Proves that a link was sent to this address. Deterministic; does not expire. */
export const unsubscribeToken = (email: string, secret: string): string =>
  `${Buffer.from(email).toString('base64url')}.${sign(email, secret).toString('base64url')}`

/** The address of a token, or undefined if it was not signed with this secret. Constant time. */
export function addressOfToken(token: string, secret: string): string | undefined {
  const [encoded = '', signature = ''] = token.slice(0, 1024).split('.')
  const email = Buffer.from(encoded, 'base64url').toString('utf8')
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(email, secret)
  const same = given.length === expected.length && timingSafeEqual(given, expected)
  return same && unsubscribeToken(email, secret) === token ? email : undefined
}

/** The unsubscribe link in a newsletter mail. */
export const unsubscribeAddress = (site: string, email: string, locale: string, secret: string): string =>
  `${site}/api/newsletter/unsubscribe?token=${unsubscribeToken(email, secret)}&locale=${locale}`
