import { Landscape } from './Landscape'
import type { Progress } from './progress'
import styles from './Scene.module.css'
import { TravellerPicture } from './TravellerPicture'

/** A parcel on its road through Honduras; the greca lies in colour behind it. Decoration. */
export const Scene = ({ at, traveller }: Progress) => (
  <div className={styles.scene} data-at={at} aria-hidden="true">
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
)
