import { Icon } from '~/components/Icon'
import { useEagerValue } from '~/components/use-eager-value'
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
  textOf?: (value: number) => string
  /** Whenever it changes, by default with the value, {@link value} is shown; until then, what was chosen. */
  source?: unknown
  onChange: (value: number) => void
}

/** A number with buttons to decrease and increase it. */
export function Stepper({ name, value, least, most, t, textOf = String, source, onChange }: Props) {
  const [shown, change] = useEagerValue(value, onChange, source)
  return (
    <span className={styles.stepper} role="group" aria-label={name}>
      <button
        type="button"
        className="icon-button"
        aria-label={format(t.fewer, { name })}
        aria-disabled={shown <= least || undefined}
        onClick={() => shown > least && change(shown - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <output>{textOf(shown)}</output>
      <button
        type="button"
        className="icon-button"
        aria-label={format(t.more, { name })}
        aria-disabled={shown >= most || undefined}
        onClick={() => shown < most && change(shown + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </span>
  )
}
