import { Icon } from '~/components/Icon'
import type { Messages } from '~/i18n/messages'
import { type Progress, STATIONS } from './progress'
import styles from './ShipmentProgress.module.css'
import { Scene } from './Scene'
import { STATUS_ICONS } from './status'
import { StepIcon } from './StepIcon'

interface Props {
  progress: Progress
  t: Messages['orders']
}

/** The parcel's way as a picture, its road a greca, and the same as a list of stations. */
export function ShipmentProgress({ progress: { at, traveller }, t }: Props) {
  return (
    <section className={styles.progress} aria-label={t.progress}>
      <Scene traveller={traveller} at={at} />
      <ol className={styles.stations}>
        {STATIONS.map((station, index) => (
          <li
            key={station}
            className={styles.station}
            data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {index < at ? (
                <Icon name="check" size={18} />
              ) : (
                <StepIcon icon={STATUS_ICONS[station]} size={18} />
              )}
            </span>
            <span className={styles.name}>
              {t.statuses[station]}
              {index < at && <span className="visually-hidden"> {t.stationDone}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
