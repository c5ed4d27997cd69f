import '~/components/greca-tokens.css'
import { Landscape } from './Landscape'
import { type Progress, STATIONS } from './progress'
import styles from './Scene.module.css'
import { TravelerPicture } from './TravelerPicture'

/** Decorative: a parcel crossing Honduras along the greca, colored up to the current step. */
export const Scene = ({ at, traveler }: Progress) => (
  <div className={styles.scene} data-at={at} aria-hidden="true">
    <Landscape />
    <div className={styles.lane}>
      <span className={styles.traveler} data-high={traveler === 'plane' || undefined}>
        <TravelerPicture traveler={traveler} />
      </span>
    </div>
    <div className={styles.road}>
      {STATIONS.map((station, index) => (
        <span key={station} data-reached={index <= at || undefined} />
      ))}
    </div>
  </div>
)
