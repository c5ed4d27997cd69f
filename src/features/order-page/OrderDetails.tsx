import { isUnderWay } from '~/features/orders/status'
import type { OrderRecord } from '~/features/orders/order-record'
import { dayInHonduras, formatDay, formatWeekday } from '~/i18n/dates'
import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { ORDER_PAGE_MESSAGES } from '~/i18n/messages/order-page'
import styles from './OrderDetails.module.css'

/** When it was paid, when it should arrive, and where. */
export function OrderDetails({ record, locale }: { record: OrderRecord; locale: Locale }) {
  const { orders } = MESSAGES[locale]
  const t = ORDER_PAGE_MESSAGES[locale]
  const { trackingNumber, paidAt, currentStatus, estimatedDelivery, address } = record
  return (
    <section className={`panel ${styles.details}`} aria-labelledby="details">
      <h3 id="details">{t.details}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>{t.paidOn}</dt>
          <dd>
            <time dateTime={paidAt}>{formatDay(dayInHonduras(new Date(paidAt)), locale)}</time>
          </dd>
        </div>
        {isUnderWay(currentStatus) && (
          <div className={styles.estimate}>
            <dt>{orders.estimated}</dt>
            <dd>{estimatedDelivery ? formatWeekday(estimatedDelivery, locale) : orders.unknownDate}</dd>
          </div>
        )}
        <div>
          <dt>{orders.number}</dt>
          <dd>{trackingNumber}</dd>
        </div>
        {address.length > 0 && (
          <div>
            <dt>{t.address}</dt>
            <dd>
              <address className={styles.address}>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
