import styles from './Landscape.module.css'

/** Hills, a low sun and palms behind the road; stretches to the full width. */
export const Landscape = () => (
  <>
    <span className={styles.sun} />
    <svg className={styles.hills} viewBox="0 0 600 110" preserveAspectRatio="none">
      <path
        className={styles.far}
        d="M0 70C80 30 140 20 210 52c50 22 90-30 160-34 80-5 130 60 230 28v64H0Z"
      />
      <path className={styles.near} d="M0 92c90-34 170-20 260-6 110 17 210-32 340-8v32H0Z" />
    </svg>
    <Palm className={styles.left} />
    <Palm className={styles.right} />
  </>
)

const Palm = ({ className }: { className: string | undefined }) => (
  <svg className={`${styles.palm} ${className}`} viewBox="0 0 48 64">
    <path className={styles.trunk} d="M25 22c3 12 3 26-1 42h-5c4-16 4-29 1-41Z" />
    <path
      className={styles.leaves}
      d="M23 22C20 10 9 8 2 14c8-1 14 2 21 8Zm0 0C13 19 5 25 4 34c5-7 11-10 19-12Zm0 0C25 9 36 6 44 12c-9 0-15 3-21 10Zm0 0c10-3 18 3 20 12-6-7-12-10-20-12Zm0 0C21 10 26 3 33 1c-4 7-7 12-10 21Z"
    />
  </svg>
)
