import type { Books } from '../books'
import type { Session } from '../domain/session'
import { totalsOf } from '../domain/totals'
import { viewLines, viewProduct, viewSession, viewShippingRate } from '../domain/view'
import { viewCoupon, viewPromotion } from './discount-views'
import { invalid } from './errors'

/** Gives what stands behind a property: from its id, or (for what is only there when asked for) from nothing. */
type Resolvers = Readonly<Record<string, (id: string) => unknown>>

/** `object` with the properties at `paths` (`payment_intent`, `line_items.data.price.product`) written out. */
export const expandPaths = (object: unknown, paths: readonly string[], resolvers: Resolvers): unknown =>
  paths.reduce((whole, path) => expandPath(whole, path.split('.'), path, resolvers), object)

/** A session as the API answers it, with what was asked to be expanded. */
export const showSession = (
  books: Books,
  session: Session,
  origin: string,
  paths: readonly string[] = [],
): unknown =>
  expandPaths(viewSession(session, origin), paths, {
    line_items: () => linesOf(session),
    payment_intent: (id) => books.intents.get(id),
    product: (id) => {
      const line = session.lines.find(({ productId }) => productId === id)
      return line && viewProduct(line, session)
    },
    shipping_rate: (id) => {
      const choice = session.shippingChoices.find((one) => one.id === id)
      return choice && viewShippingRate(choice, session)
    },
    promotion_code: (id) => {
      const promotion = books.promotions.get(id)
      return promotion && viewPromotion(promotion)
    },
    coupon: (id) => {
      const coupon = books.coupons.get(id)
      return coupon && viewCoupon(coupon)
    },
    breakdown: () => breakdownOf(session),
  })

/** A session's lines as Stripe's list object. */
export const linesOf = (session: Session) => ({
  object: 'list',
  data: viewLines(session),
  has_more: false,
  url: `/v1/checkout/sessions/${session.id}/line_items`,
})

const breakdownOf = (session: Session) => ({
  discounts: session.discount
    ? [
        {
          amount: totalsOf(session).discount,
          discount: {
            object: 'discount',
            checkout_session: session.id,
            promotion_code: session.discount.promotionId,
            source: { type: 'coupon', coupon: session.discount.couponId },
          },
        },
      ]
    : [],
  taxes: [],
})

const expandPath = (node: unknown, path: readonly string[], whole: string, resolvers: Resolvers): unknown => {
  const [head, ...rest] = path
  if (head === undefined || node === null) return node
  if (Array.isArray(node)) return node.map((item: unknown) => expandPath(item, path, whole, resolvers))
  if (typeof node !== 'object') throw cannotExpand(whole)
  const present = (node as Record<string, unknown>)[head]
  const value =
    typeof present === 'string' || present === undefined ? resolvers[head]?.(present ?? '') : present
  if (value === undefined) throw cannotExpand(whole)
  return { ...node, [head]: expandPath(value, rest, whole, resolvers) }
}

const cannotExpand = (path: string) => invalid(`This property cannot be expanded (${path}).`, 'expand')
