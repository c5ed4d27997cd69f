import styles from './WishlistRows.module.css'

const ROWS = 3

/** Rows in the shape of the list while its products load. */
export function WishlistSkeleton({ text }: { text: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{text}</span>
      <ul className={styles.rows} aria-hidden="true">
        {Array.from({ length: ROWS }, (_, row) => (
          <li key={row} className={`${styles.row} ${styles.empty}`}>
            <span className={styles.picture} />
            <span className={styles.line} />
          </li>
        ))}
      </ul>
    </div>
  )
}
