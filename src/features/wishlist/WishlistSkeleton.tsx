import { countOf } from './WishlistRows'
import styles from './WishlistRows.module.css'

interface Props {
  text: string
  /** The number of cards, if the list is known. */
  rows?: number
}

/** Cards in the shape of the list while its products load. */
export function WishlistSkeleton({ text, rows = 4 }: Props) {
  return (
    <div role="status">
      <span className="visually-hidden">{text}</span>
      <ul className={`card-grid ${styles.rows}`} data-count={countOf(rows)} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <li key={row} className={`covered ${styles.row}`} data-card>
            <span className={styles.picture} />
            <span className={styles.body}>
              <span className={styles.line} />
              <span className={styles.line} />
              <span className={styles.line} />
              <span className={styles.line} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
