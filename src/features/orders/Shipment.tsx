import { formatWeekday } from '~/i18n/dates'
import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { progressOf } from './progress'
import { ShareShipment } from './ShareShipment'
import styles from './Shipment.module.css'
import { ShipmentHistory } from './ShipmentHistory'
import { ShipmentProgress } from './ShipmentProgress'
import { isUnderWay } from './status'
import { StatusPill } from './StatusPill'
import type { TrackingRecord } from './tracking-record'

interface Props {
  record: TrackingRecord
  locale: Locale
}

/** A shipment at a glance: number, status, estimated delivery and history. */
export function Shipment({ record, locale }: Props) {
  const { orders: t } = MESSAGES[locale]
  const { orderId, trackingNumber, currentStatus, estimatedDelivery, lineCount, history } = record
  const progress = progressOf(record)
  return (
    <article className={`panel ${styles.shipment}`} aria-labelledby="shipment">
      <header className={styles.head}>
        <div>
          <h2 id="shipment">{t.order(orderId)}</h2>
          <p className={`soft small ${styles.number}`}>{trackingNumber}</p>
        </div>
        <StatusPill status={currentStatus} t={t} />
      </header>
      <p className="lead">{t.meanings[currentStatus]}</p>
      {progress && <ShipmentProgress progress={progress} t={t} />}
      <dl className={styles.facts}>
        {isUnderWay(currentStatus) && (
          <div>
            <dt>{t.estimated}</dt>
            <dd>{estimatedDelivery ? formatWeekday(estimatedDelivery, locale) : t.unknownDate}</dd>
          </div>
        )}
        <div>
          <dt>{t.contents}</dt>
          <dd>{t.lines(lineCount)}</dd>
        </div>
      </dl>
      <ShipmentHistory history={history} locale={locale} />
      <ShareShipment record={record} locale={locale} />
    </article>
  )
}
