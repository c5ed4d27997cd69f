import { format, type Template } from '~/i18n/format'
import styles from './Stars.module.css'
import { halfStarsOf } from './half-stars'

interface Props {
  rating: number | undefined
  reviews?: string | number | undefined
  /** Text alternative. */
  label: Template<'rating'>
}

export function Stars({ rating, reviews, label }: Props) {
  const halves = halfStarsOf(rating)
  if (rating === undefined || halves === undefined) return null
  return (
    <span className={styles.rating}>
      <span className={styles.stars} role="img" aria-label={format(label, { rating: rating.toFixed(1) })}>
        {/* Its width is an attribute: the Content-Security-Policy allows no inline styles. */}
        <svg width={`${halves * 10}%`} height="100%" aria-hidden="true" />
      </span>
      <span className={styles.number} aria-hidden="true">
        {rating.toFixed(1)}
      </span>
      {reviews !== undefined && <span className={styles.reviews}>({reviews})</span>}
    </span>
  )
}
