import { formatInstant } from '~/i18n/dates'
import type { Locale } from '~/i18n/locales'
import type { TrackingMessages } from './messages.server'
import styles from './ShipmentHistory.module.css'
import { StepIcon } from './StepIcon'
import type { TrackingStep } from './tracking-record'

interface Props {
  /** Newest first. */
  history: readonly TrackingStep[]
  locale: Locale
  t: TrackingMessages['orders']
}

/** The history, newest step first, in Honduran time. */
export function ShipmentHistory({ history, locale, t }: Props) {
  return (
    <section className={styles.history} aria-labelledby="shipment-history">
      <h3 id="shipment-history">{t.history}</h3>
      <p className="soft small">{history.length === 0 ? t.noHistory : t.zone}</p>
      {history.length > 0 && (
        <ol className={styles.steps}>
          {history.map(({ timestamp, status, location, icon }) => (
            <li key={`${timestamp} ${status}`} className={styles.step}>
              <span className={styles.icon}>
                <StepIcon icon={icon} />
              </span>
              <p className={styles.what}>
                <strong>{t.statuses[status]}</strong>
                {location && <span>{location}</span>}
              </p>
              <time dateTime={timestamp} className="soft small">
                {formatInstant(timestamp, locale)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
