import { createHmac, timingSafeEqual } from 'node:crypto'

const DAYS = 120

/** A line of an order that its buyer may review. */
export interface Reviewable {
  readonly orderId: string
  readonly productId: string
}

const sign = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(`review\n${payload}`).digest('base64url')

/** Proves that its holder received the mail about this line; expires after four months. */
export const reviewToken = ({ orderId, productId }: Reviewable, now: Date, secret: string): string => {
  const payload = `${now.valueOf() + DAYS * 86_400_000} ${orderId} ${productId}`
  return `${Buffer.from(payload).toString('base64url')}.${sign(payload, secret)}`
}

/** The line that a token is for, unless it was not signed with this secret or has expired. */
export function reviewableBy(token: string, now: Date, secret: string): Reviewable | undefined {
  const [encoded = '', signature = ''] = token.slice(0, 1024).split('.')
  const payload = Buffer.from(encoded, 'base64url').toString('utf8')
  const given = Buffer.from(signature)
  const expected = Buffer.from(sign(payload, secret))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const [expires, orderId, productId] = payload.split(' ')
  if (!orderId || !productId || !(Number(expires) > now.valueOf())) return undefined
  return { orderId, productId }
}
