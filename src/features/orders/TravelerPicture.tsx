import type { ReactElement } from 'react'
import type { Traveler } from './progress'
import styles from './TravelerPicture.module.css'

const PICTURES: Record<Traveler, ReactElement> = {
  parcel: (
    <>
      <path className={styles.card} d="M12 18h40v28H12z" />
      <path className={styles.shade} d="M12 18l5-8h30l5 8z" />
      <path className={styles.accent} d="M28 10h8l2 8v28H26V18z" />
      <path className={styles.line} d="M40 38h6M40 42h8" />
    </>
  ),
  truck: (
    <>
      <path className={styles.body} d="M3 12h36v28H3z" />
      <path className={styles.mark} d="M7 30h10v-8h-5v4M21 30h10v-8h-5v4" />
      <path className={styles.accent} d="M40 20h11l9 10v10H40z" />
      <path className={styles.glass} d="M44 23.5h5.5l5.5 6.5H44z" />
      <circle className={styles.tyre} cx="15" cy="41" r="6" />
      <circle className={styles.tyre} cx="49" cy="41" r="6" />
      <circle className={styles.glass} cx="15" cy="41" r="2.3" />
      <circle className={styles.glass} cx="49" cy="41" r="2.3" />
    </>
  ),
  plane: (
    <>
      <path className={styles.accent} d="M4 8h7l9 14H9z" />
      <path className={styles.hull} d="M5 22h40c9 0 14 3 16 6-2 3-8 5-16 5H14c-6 0-9-4-9-11z" />
      <path className={styles.body} d="M26 28h16L24 44h-7z" />
      <path className={styles.line} d="M22 26h.1M28 26h.1M34 26h.1M40 26h.1M49 25.5h5" />
    </>
  ),
  house: (
    <>
      <path className={styles.hull} d="M12 24h36v23H12z" />
      <path className={styles.accent} d="M6 26 30 5l24 21z" />
      <path className={styles.body} d="M18 31h10v16H18z" />
      <path className={styles.card} d="M34 36h12v11H34z" />
      <path className={styles.accent} d="M38.5 36h3v11h-3z" />
      <circle className={styles.good} cx="51" cy="22" r="9" />
      <path className={styles.check} d="m47 22 3 3 5-6" />
    </>
  ),
}

/** The parcel or its vehicle. Decorative: the text is in the list of steps. */
export const TravelerPicture = ({ traveler }: { traveler: Traveler }) => (
  <svg viewBox="0 0 64 48" aria-hidden="true" focusable="false">
    {PICTURES[traveler]}
  </svg>
)
