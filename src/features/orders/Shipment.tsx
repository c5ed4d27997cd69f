import { format, plural } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { AskAboutOrder } from './AskAboutOrder'
import { estimateText } from './estimate-text'
import { progressOf } from './progress'
import { ShareShipment } from './ShareShipment'
import type { TrackingMessages } from './messages.server'
import styles from './Shipment.module.css'
import { ShipmentHistory } from './ShipmentHistory'
import { ShipmentProgress } from './ShipmentProgress'
import { isUnderWay } from './status'
import { StatusPill } from './StatusPill'
import type { TrackingRecord } from './tracking-record'

interface Props {
  record: TrackingRecord
  locale: Locale
  /** The shop's phone. */
  phone: string
  t: TrackingMessages['orders']
}

/** A shipment at a glance: number, status, estimated delivery and history. */
export function Shipment({ record, locale, phone, t }: Props) {
  const { orderId, trackingNumber, currentStatus, itemCount, carrier, history } = record
  const progress = progressOf(record)
  return (
    <article className={`panel ${styles.shipment}`} aria-labelledby="shipment">
      <header className={styles.head}>
        <div>
          <h2 id="shipment">{format(t.order, { id: orderId })}</h2>
          <p className={`soft small ${styles.number}`}>{trackingNumber}</p>
        </div>
        <StatusPill status={currentStatus} t={t} />
      </header>
      <p className="lead">{t.meanings[currentStatus]}</p>
      {currentStatus === 'cancelled' && (
        <div>
          <AskAboutOrder trackingNumber={trackingNumber} phone={phone} t={t} />
        </div>
      )}
      <dl className={styles.facts}>
        {isUnderWay(currentStatus) && (
          <div>
            <dt>{t.estimated}</dt>
            <dd>{estimateText(record, locale) ?? t.unknownDate}</dd>
          </div>
        )}
        <div>
          <dt>{t.contents}</dt>
          <dd>{plural(t.items, itemCount, locale)}</dd>
        </div>
        {carrier && (
          <div>
            <dt>{t.carrier}</dt>
            <dd>
              {carrier.url ? (
                <a href={carrier.url} target="_blank" rel="noopener noreferrer">
                  {carrier.name} {carrier.number}
                  <span className="visually-hidden"> {t.newTab}</span>
                </a>
              ) : (
                `${carrier.name} ${carrier.number}`
              )}
            </dd>
          </div>
        )}
      </dl>
      {progress && <ShipmentProgress progress={progress} t={t} />}
      <ShipmentHistory history={history} locale={locale} t={t} />
      <ShareShipment record={record} locale={locale} t={t} />
    </article>
  )
}
