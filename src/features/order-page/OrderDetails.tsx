import { isUnderWay } from '~/features/orders/status'
import type { OrderRecord } from '~/features/orders/order-record'
import { dayInHonduras, formatDay, formatWeekday } from '~/i18n/dates'
import type { Locale } from '~/i18n/locales'
import type { OrderMessages } from './messages.server'
import styles from './OrderDetails.module.css'

interface Props {
  record: OrderRecord
  locale: Locale
  t: OrderMessages['orders'] & OrderMessages['page']
}

/** When it was paid, when it should arrive, and where. */
export function OrderDetails({ record, locale, t }: Props) {
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
            <dt>{t.estimated}</dt>
            <dd>{estimatedDelivery ? formatWeekday(estimatedDelivery, locale) : t.unknownDate}</dd>
          </div>
        )}
        <div>
          <dt>{t.number}</dt>
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
