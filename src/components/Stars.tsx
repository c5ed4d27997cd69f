import { format, type Template } from '~/i18n/format'
import styles from './Stars.module.css'
import { starsOf } from './stars'

interface Props {
  rating: number | undefined
  reviews?: string | number | undefined
  /** Text alternative. */
  label: Template<'rating'>
}

export function Stars({ rating, reviews, label }: Props) {
  const stars = starsOf(rating)
  if (rating === undefined || stars.length === 0) return null
  return (
    <span className={styles.rating}>
      <span className={styles.stars} role="img" aria-label={format(label, { rating: rating.toFixed(1) })}>
        {stars.map((star, i) => (
          <span key={i} className={styles.star} data-star={star} />
        ))}
      </span>
      <span className={styles.number} aria-hidden="true">
        {rating.toFixed(1)}
      </span>
      {reviews !== undefined && <span className={styles.reviews}>({reviews})</span>}
    </span>
  )
}
