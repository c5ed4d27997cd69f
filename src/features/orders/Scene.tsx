import { Landscape } from './Landscape'
import type { Progress } from './progress'
import styles from './Scene.module.css'
import { TravelerPicture } from './TravelerPicture'

/** A parcel on its way through Honduras along the greca, colored up to where it is. Decorative. */
export const Scene = ({ at, traveler }: Progress) => (
  <div className={styles.scene} data-at={at} aria-hidden="true">
    <Landscape />
    <div className={styles.lane}>
      <span className={styles.traveler} data-high={traveler === 'plane' || undefined}>
        <TravelerPicture traveler={traveler} />
      </span>
    </div>
    <div className={styles.road}>
      <div className={styles.ahead} />
      <div className={styles.behind} />
    </div>
  </div>
)
