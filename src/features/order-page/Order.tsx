import { format } from '~/i18n/format'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import type { Loading } from '~/features/catalog-index/use-catalog'
import type { OrderRecord } from '~/features/orders/order-record'
import { progressOf } from '~/features/orders/progress'
import { AskAboutOrder } from '~/features/orders/AskAboutOrder'
import { ShipmentProgress } from '~/features/orders/ShipmentProgress'
import { StepIcon } from '~/features/orders/StepIcon'
import { isUnderWay } from '~/features/orders/status'
import { StatusPill } from '~/features/orders/StatusPill'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { BuyAgain } from './BuyAgain'
import type { OrderMessages } from './messages.server'
import styles from './Order.module.css'
import { MoneyBack } from './MoneyBack'
import { OrderDetails } from './OrderDetails'
import { linesOf } from './order-lines'
import { OrderLines } from './OrderLines'
import { Returns } from './Returns'

interface Props {
  record: OrderRecord
  catalog: Loading<CatalogIndex>
  /** Fetches the catalog again. */
  retry(): void
  /** Fetches the order again. */
  again(): void
  locale: Locale
  phone: string
  t: OrderMessages
}

/** An order for its buyer: state, lines, totals and address, and what can be done about it. Prints as a receipt. */
export function Order({ record, catalog, retry, again, locale, phone, t: messages }: Props) {
  const { page: t, orders, kits } = messages
  const { orderId, trackingNumber, currentStatus } = record
  const known = catalog.state === 'ready' ? catalog.value : undefined
  const lines = linesOf(record, known, kits, locale)
  const progress = progressOf(record)
  return (
    <article className={styles.order} aria-labelledby="order">
      <header className={`panel ${styles.head}`}>
        <div className={styles.title}>
          <p className={styles.receipt}>{t.receipt}</p>
          <h2 id="order">{format(orders.order, { id: orderId })}</h2>
          <p className={`soft small ${styles.number}`}>{trackingNumber}</p>
        </div>
        <StatusPill status={currentStatus} t={orders} />
        <p className={`lead ${styles.screen}`}>{orders.meanings[currentStatus]}</p>
        {progress && (
          <div className={`${styles.progress} ${styles.screen}`}>
            <ShipmentProgress progress={progress} t={orders} />
          </div>
        )}
        <div className={`cluster ${styles.screen}`}>
          <a
            className="button"
            data-look={isUnderWay(currentStatus) ? 'solid' : 'line'}
            data-size="small"
            href={pathFor('trackingNumber', locale, trackingNumber)}
          >
            <Icon name="truck" size={18} />
            {t.track}
          </a>
          {currentStatus === 'cancelled' && (
            <AskAboutOrder trackingNumber={trackingNumber} phone={phone} t={orders} />
          )}
          {lines.length > 0 && (
            <BuyAgain lines={lines} state={catalog.state} retry={retry} locale={locale} t={t} />
          )}
          <Button look="line" size="small" onClick={() => window.print()}>
            <StepIcon icon="receipt" size={18} />
            {t.print}
          </Button>
          <a className="button" data-look="quiet" data-size="small" href={pathFor('account', locale)}>
            {t.toHistory}
          </a>
        </div>
      </header>
      <OrderLines record={record} lines={lines} known={known !== undefined} t={t} />
      <OrderDetails record={record} locale={locale} t={{ ...orders, ...t }} />
      <MoneyBack record={record} phone={phone} t={messages} />
      <Returns
        record={record}
        lines={lines}
        locale={locale}
        phone={phone}
        t={messages}
        again={again}
        className={`panel stack ${styles.screen}`}
      />
    </article>
  )
}
