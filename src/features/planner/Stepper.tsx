import { Icon } from '~/components/Icon'
import { format } from '~/i18n/format'
import type { TripPlannerMessages } from './messages.server'
import styles from './Trip.module.css'

interface Props {
  name: string
  value: number
  least: number
  most: number
  t: Pick<TripPlannerMessages['form'], 'fewer' | 'more'>
  /** Shown instead of the number. */
  text?: string
  onChange: (value: number) => void
}

/** A number with buttons to decrease and increase it. */
export function Stepper({ name, value, least, most, t, text, onChange }: Props) {
  return (
    <span className={styles.stepper} role="group" aria-label={name}>
      <button
        type="button"
        className="icon-button"
        aria-label={format(t.fewer, { name })}
        aria-disabled={value <= least || undefined}
        onClick={() => value > least && onChange(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <output>{text ?? value}</output>
      <button
        type="button"
        className="icon-button"
        aria-label={format(t.more, { name })}
        aria-disabled={value >= most || undefined}
        onClick={() => value < most && onChange(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </span>
  )
}
