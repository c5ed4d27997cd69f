import { ChatLink } from '~/components/ChatLink'
import { Icon } from '~/components/Icon'
import { useStore } from '~/components/use-store'
import { INITIALIZING, userOf } from '~/features/account/session'
import { $session } from '~/features/account/session.store'
import { EMPTY } from '~/features/cart/cart'
import { $cart } from '~/features/cart/cart.store'
import { useCatalog } from '~/features/catalog-index/use-catalog'
import { CheckoutSteps } from '~/features/checkout/CheckoutSteps'
import { OrderDetails } from '~/features/order-page/OrderDetails'
import { OrderLines } from '~/features/order-page/OrderLines'
import { linesOf } from '~/features/order-page/order-lines'
import type { OrderRecord } from '~/features/orders/order-record'
import { formatDayRange } from '~/i18n/dates'
import { format } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { whatsappUrl } from '~/lib/whatsapp-url'
import type { PaymentMessages } from './messages.server'
import styles from './Paid.module.css'
import { Reading } from './Reading'
import { type PaidSession, totalText, unmasked } from './payment-session'
import { type PaidOrder, usePaidOrder } from './use-paid-order'

interface Props {
  session: PaidSession
  /** The shopper has come to pay, or to look it up, and did not make this payment just now. */
  isEarlier: boolean
  locale: Locale
  /** The shop's phone, to ask about an order. */
  phone: string
  t: PaymentMessages
}

/** Thanks for a payment: the total for anyone with the session, and the order for its signed-in buyer. */
export function Paid({ session, isEarlier, locale, phone, t: messages }: Props) {
  const { result: t, steps } = messages
  const login = useStore($session, INITIALIZING)
  const order = usePaidOrder(session.id, locale, login.state)
  const record = order.state === 'found' ? order.record : undefined
  // Not before it is clear that the payment is not another account's.
  const isShown = order.state !== 'loading' && order.state !== 'others'
  // A second look at the payment hides the address; the buyer's own is the one that the payment page was given.
  const email = isShown ? (unmasked(session.customer_email) ?? (record && userOf(login)?.email)) : undefined
  const recipient = isShown ? unmasked(session.shipping?.name) : undefined
  return (
    <div className={styles.paid}>
      <div className={`panel ${styles.head}`} role="status">
        <CheckoutSteps current="done" t={steps} />
        <h1>{t.thanks}</h1>
        <p className="lead">{t.thanksText}</p>
        {isEarlier && <Earlier locale={locale} t={t} />}
        <Facts
          session={session}
          record={record}
          recipient={recipient}
          isLoading={order.state === 'loading'}
          locale={locale}
          t={t}
        />
        {email && <p className="soft small">{format(t.sentTo, { email })}</p>}
        <NextSteps order={order} locale={locale} phone={phone} t={messages} />
      </div>
      {record && <Bought record={record} locale={locale} t={messages} />}
      <Reading title={t.reading} />
    </div>
  )
}

/** Nothing was charged now, and what the cart still holds was not part of this payment. */
function Earlier({ locale, t }: { locale: Locale; t: PaymentMessages['result'] }) {
  const isCartEmpty = useStore($cart, EMPTY).length === 0
  return (
    <p className="notice">
      {t.earlier} {!isCartEmpty && <a href={pathFor('cart', locale)}>{t.restInCart}</a>}
    </p>
  )
}

interface FactsProps {
  session: PaidSession
  record: OrderRecord | undefined
  recipient: string | undefined
  /** The order number and arrival days are about to appear. */
  isLoading: boolean
  locale: Locale
  t: PaymentMessages['result']
}

function Facts({ session, record, recipient, isLoading, locale, t }: FactsProps) {
  const { earliestDelivery: from, estimatedDelivery: to } = record ?? {}
  return (
    <dl className={styles.facts}>
      {(record ?? isLoading) && (
        <div>
          <dt>{t.orderNumber}</dt>
          <dd>{record ? record.orderId : <span className={styles.bone} />}</dd>
        </div>
      )}
      <div>
        <dt>{t.totalPaid}</dt>
        <dd>{totalText(session)}</dd>
      </div>
      {((from && to) || isLoading) && (
        <div>
          <dt>{t.arrives}</dt>
          <dd>{from && to ? formatDayRange(from, to, locale) : <span className={styles.bone} />}</dd>
        </div>
      )}
      {!record && recipient && (
        <div>
          <dt>{t.shipsTo}</dt>
          <dd>{recipient}</dd>
        </div>
      )}
    </dl>
  )
}

interface NextStepsProps {
  order: PaidOrder
  locale: Locale
  phone: string
  t: PaymentMessages
}

function NextSteps({ order, locale, phone, t: { result: t, broken, common } }: NextStepsProps) {
  const shopping = (
    <a className="button" data-look="quiet" href={pathFor('products', locale)}>
      {common.continueShopping}
    </a>
  )
  if (order.state === 'loading')
    return (
      <>
        <p className={styles.waiting}>
          <span className="spinner" aria-hidden="true" /> {t.writing}
        </p>
        <div className="cluster">{shopping}</div>
      </>
    )
  if (order.state === 'found') {
    const { trackingNumber } = order.record
    return (
      <div className="cluster">
        <a className="button" href={pathFor('orderNumber', locale, trackingNumber)}>
          {t.toOrder}
        </a>
        <a className="button" data-look="line" href={pathFor('trackingNumber', locale, trackingNumber)}>
          <Icon name="truck" size={20} />
          {t.track}
        </a>
        {shopping}
      </div>
    )
  }
  if (order.state === 'failed')
    return (
      <>
        <p>{broken.failed}</p>
        <div className="cluster">
          <ChatLink href={whatsappUrl(phone, broken.askText)} text={broken.askUs} newTab={broken.newTab} />
          {shopping}
        </div>
      </>
    )
  if (order.state === 'others')
    return (
      <>
        <p>{t.others}</p>
        <div className="cluster">{shopping}</div>
      </>
    )
  return (
    <>
      <p>{order.state === 'signed-out' ? t.logIn : t.later}</p>
      <div className="cluster">
        <a className="button" href={pathFor('account', locale)}>
          {t.toHistory}
        </a>
        {shopping}
      </div>
    </>
  )
}

interface BoughtProps {
  record: OrderRecord
  locale: Locale
  t: PaymentMessages
}

function Bought({ record, locale, t: { order: t, kits } }: BoughtProps) {
  const { catalog } = useCatalog(pathFor('catalogIndex', locale), true)
  const known = catalog.state === 'ready' ? catalog.value : undefined
  const lines = linesOf(record, known, kits, locale)
  return (
    <div className={styles.order}>
      <OrderLines record={record} lines={lines} known={known !== undefined} heading="h2" t={t} />
      <OrderDetails record={record} heading="h2" hasArrival={false} locale={locale} t={t} />
    </div>
  )
}
