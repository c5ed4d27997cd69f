import { createHmac, timingSafeEqual } from 'node:crypto'

type Purpose = 'unsubscribe' | 'confirm'

const sign = (purpose: Purpose, payload: string, secret: string) =>
  createHmac('sha256', secret).update(`newsletter/${purpose}\n${payload}`).digest()

const tokenOf = (purpose: Purpose, payload: string, secret: string): string =>
  `${Buffer.from(payload).toString('base64url')}.${sign(purpose, payload, secret).toString('base64url')}`

/** The payload of a token, or undefined when it was not signed with this secret. Takes as long either way. */
function payloadOf(purpose: Purpose, token: string, secret: string): string | undefined {
  const [encoded = '', signature = ''] = token.slice(0, 1024).split('.')
  const payload = Buffer.from(encoded, 'base64url').toString('utf8')
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(purpose, payload, secret)
  const same = given.length === expected.length && timingSafeEqual(given, expected)
  return same && tokenOf(purpose, payload, secret) === token ? payload : undefined
}

/** Proves that a link was sent to this address. The same for the same address and secret; it does not expire. */
export const unsubscribeToken = (email: string, secret: string): string =>
  tokenOf('unsubscribe', email, secret)

/** The address that a token unsubscribes. */
export const unsubscribedBy = (token: string, secret: string): string | undefined =>
  payloadOf('unsubscribe', token, secret)

const CONFIRM_DAYS = 3

/** Proves that its holder reads the mail to this address; expires after three days. */
export const confirmToken = (email: string, now: Date, secret: string): string =>
  tokenOf('confirm', `${now.valueOf() + CONFIRM_DAYS * 86_400_000} ${email}`, secret)

/** The address that a token confirms, unless it has expired. */
export const confirmedBy = (token: string, now: Date, secret: string): string | undefined => {
  const [expires, email] = payloadOf('confirm', token, secret)?.split(' ') ?? []
  return Number(expires) > now.valueOf() ? email : undefined
}

/** Where a link in a newsletter email leads. */
export const newsletterAddress = (site: string, purpose: Purpose, token: string, locale: string): string =>
  `${site}/api/newsletter/${purpose}?token=${token}&locale=${locale}`
