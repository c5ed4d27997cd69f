import { estimateText } from '~/features/orders/estimate-text'
import { isUnderWay } from '~/features/orders/status'
import type { OrderRecord } from '~/features/orders/order-record'
import { formatDay } from '~/i18n/dates'
import { dayInHonduras } from '~/lib/honduras-time'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { OrderMessages } from './messages.server'
import styles from './OrderDetails.module.css'

interface Props {
  record: OrderRecord
  heading?: 'h2' | 'h3'
  /** False where the page already says when it arrives. */
  hasArrival?: boolean
  locale: Locale
  t: Pick<OrderMessages['orders'], 'estimated' | 'number' | 'unknownDate'> &
    Pick<OrderMessages['page'], 'address' | 'deliveredOn' | 'details' | 'paidOn'>
}

/** When it was paid, when it should arrive or has arrived, and where. */
export function OrderDetails({ record, heading: Heading = 'h3', hasArrival = true, locale, t }: Props) {
  const { trackingNumber, paidAt, currentStatus, deliveredOn, address } = record
  return (
    <section className={`panel ${styles.details}`} aria-labelledby="details">
      <Heading id="details" className={styles.title}>
        {t.details}
      </Heading>
      <dl className={styles.facts}>
        <div>
          <dt>{t.paidOn}</dt>
          <dd>
            <time dateTime={paidAt}>{formatDay(dayInHonduras(new Date(paidAt)), locale)}</time>
          </dd>
        </div>
        {hasArrival && isUnderWay(currentStatus) && (
          <div className={styles.estimate}>
            <dt>{t.estimated}</dt>
            <dd>{estimateText(record, locale) ?? t.unknownDate}</dd>
          </div>
        )}
        {hasArrival && deliveredOn && (
          <div className={styles.estimate}>
            <dt>{t.deliveredOn}</dt>
            <dd>
              <time dateTime={deliveredOn}>{formatDay(deliveredOn, locale)}</time>
            </dd>
          </div>
        )}
        <div>
          <dt>{t.number}</dt>
          <dd>
            <a href={pathFor('trackingNumber', locale, trackingNumber)}>{trackingNumber}</a>
          </dd>
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
