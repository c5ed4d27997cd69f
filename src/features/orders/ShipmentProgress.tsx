import { Icon } from '~/components/Icon'
import type { Messages } from '~/i18n/messages'
import { type Progress, STATIONS } from './progress'
import { Landscape } from './Landscape'
import styles from './ShipmentProgress.module.css'
import { STATUS_ICONS } from './status'
import { StepIcon } from './StepIcon'
import { TravellerPicture } from './TravellerPicture'

interface Props {
  progress: Progress
  t: Messages['orders']
}

/** The parcel's way as a picture, its road a greca, and the same as a list of stations. */
export function ShipmentProgress({ progress: { at, traveller }, t }: Props) {
  return (
    <section className={styles.progress} data-at={at} aria-label={t.progress}>
      <div className={styles.scene} aria-hidden="true">
        <Landscape />
        <div className={styles.lane}>
          <span className={styles.traveller} data-high={traveller === 'plane' || undefined}>
            <TravellerPicture traveller={traveller} />
          </span>
        </div>
        <div className={styles.road}>
          <div className={styles.ahead} />
          <div className={styles.behind} />
        </div>
      </div>
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
