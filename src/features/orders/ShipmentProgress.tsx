import { Icon } from '~/components/Icon'
import type { Messages } from '~/i18n/messages'
import { type Progress, STATIONS } from './progress'
import styles from './ShipmentProgress.module.css'
import { Scene } from './Scene'
import { STATUS_ICONS } from './status'
import { StepIcon } from './StepIcon'

interface Props {
  progress: Progress
  t: Pick<Messages['orders'], 'progress' | 'stationDone' | 'statuses'>
}

/** The second journey by truck ends at the door. */
const StationIcon = ({ station }: { station: (typeof STATIONS)[number] }) =>
  station === 'out_for_delivery' ? (
    <Icon name="pin" size={18} />
  ) : (
    <StepIcon icon={STATUS_ICONS[station]} size={18} />
  )

/** The shipment's progress as a picture and as a list of steps. */
export function ShipmentProgress({ progress: { at, traveler }, t }: Props) {
  return (
    <section className={styles.progress} aria-label={t.progress}>
      <Scene traveler={traveler} at={at} />
      <ol className={styles.stations}>
        {STATIONS.map((station, index) => (
          <li
            key={station}
            className={styles.station}
            data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {index < at ? <Icon name="check" size={18} /> : <StationIcon station={station} />}
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
