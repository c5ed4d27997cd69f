import { isRefundedInFull, type Notice, refundedTotal } from '~/features/orders/notices-due'
import type { Order } from '~/features/orders/order.server'
import { shownStatus } from '~/features/orders/tracking-record'
import type { Locale } from '~/i18n/locales'
import { afterSalesTexts } from '../messages/after-sales'
import type { ReviewLink } from '../reviews'
import { type Composed, write } from './compose'
import { Small, TextLink } from './Layout'
import { NoticeMail } from './NoticeMail'
import { type FooterShop, OrderFooter } from './OrderFooter'
import { type Shop, inCurrency, numberOf } from './order-facts'

interface BackInStock {
  readonly brand: string
  readonly site: string
  readonly name: string
  /** The product's page. */
  readonly address: string
}

/** Notifies someone on the waiting list that a product can be bought again. */
export function composeBackInStockMail(
  locale: Locale,
  { brand, site, name, address }: BackInStock,
): Promise<Composed> {
  const t = afterSalesTexts[locale].backInStock
  return write(
    t.subject(name),
    <NoticeMail
      locale={locale}
      brand={brand}
      site={site}
      heading={t.heading}
      paragraphs={[t.body(name)]}
      action={{ text: t.action, href: address }}
      footer={<Small>{t.why}</Small>}
    />,
  )
}

/** The email about a refund, a dispute or a return, in the order's language and currency. */
export function composeNoticeMail(order: Order, notice: Notice, shop: FooterShop): Promise<Composed> {
  const t = afterSalesTexts[order.locale]
  const number = numberOf(order)
  const { kind } = notice
  const { subject, heading } = t[kind]
  return write(
    subject(number),
    <NoticeMail
      locale={order.locale}
      brand={shop.brand}
      site={shop.site}
      heading={heading}
      paragraphs={paragraphsOf(order, notice)}
      {...(kind.startsWith('return') && { items: returnedItems(order), after: answerOf(order) })}
      footer={<OrderFooter order={order} shop={shop} />}
    />,
  )
}

const answerOf = ({ returnRequest }: Order): string[] => (returnRequest?.answer ? [returnRequest.answer] : [])

function paragraphsOf(order: Order, { kind, amount = 0 }: Notice): string[] {
  const t = afterSalesTexts[order.locale]
  const number = numberOf(order)
  const money = (minorUnits: number) => `${inCurrency(minorUnits, order.currency)} ${order.currency}`
  switch (kind) {
    case 'refunded': {
      const { all, part, unshipped, when } = t.refunded
      const whole = isRefundedInFull(order) ? all : part(money(refundedTotal(order)), money(order.total))
      const isCancelled = shownStatus(order) === 'cancelled'
      return [t.refunded.body(money(amount), number), whole, ...(isCancelled ? [unshipped] : []), when]
    }
    case 'refundFailed':
    case 'disputed':
    case 'disputeWon':
    case 'disputeLost':
      return [t[kind].body(money(amount), number)]
    case 'returnRequested':
    case 'returnApproved':
    case 'returnDeclined':
      return [t[kind].body(number)]
  }
}

const returnedItems = ({ returnRequest }: Order): string[] =>
  (returnRequest?.lines ?? []).map(({ name, quantity }) => `${name} × ${quantity}`)

/** Notifies the shop, in its editors' language, of a return request. */
export function composeShopMail(
  order: Order,
  { brand, site }: Pick<Shop, 'brand' | 'site'>,
): Promise<Composed> {
  const t = afterSalesTexts.es.shop
  const number = numberOf(order)
  return write(
    t.returnSubject(number),
    <NoticeMail
      locale="es"
      brand={brand}
      site={site}
      heading={t.returnSubject(number)}
      paragraphs={[t.returnBody(number, order.trackingNumber), t.reason(order.returnRequest?.reason ?? '')]}
      items={returnedItems(order)}
      footer={<Small>{brand}</Small>}
    />,
  )
}

/** Asks a buyer for reviews, with a link for each line of the order. */
export function composeReviewMail(
  order: Order,
  links: readonly ReviewLink[],
  { brand, site }: Pick<Shop, 'brand' | 'site'>,
): Promise<Composed> {
  const t = afterSalesTexts[order.locale].review
  const [firstName = ''] = (order.customer?.name ?? '').split(' ')
  return write(
    t.subject(brand),
    <NoticeMail
      locale={order.locale}
      brand={brand}
      site={site}
      heading={t.heading(firstName)}
      paragraphs={[t.body]}
      footer={<Small>{t.why}</Small>}
    >
      {links.map(({ name, address }) => (
        <Small key={address}>
          <TextLink href={address}>{t.about(name)}</TextLink>
        </Small>
      ))}
    </NoticeMail>,
  )
}
