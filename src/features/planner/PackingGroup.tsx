import { memo, type ReactNode, useDeferredValue, useId } from 'react'
import { format } from '~/i18n/format'
import type { TripPlannerMessages } from './messages.server'
import { FoldIcon } from './planner-icons'
import styles from './Packing.module.css'

interface Props {
  title: string
  have: number
  all: number
  isOpen: boolean
  t: TripPlannerMessages['packing']
  onToggle: () => void
  children: ReactNode
}

/** A collapsible group of the packing list, with its progress. */
export function PackingGroup({ title, have, all, isOpen, t, onToggle, children }: Props) {
  const id = useId()
  /** The button responds at once, its rows in the next frames. */
  const hasRows = useDeferredValue(isOpen)
  return (
    <section className={styles.group} data-empty={all === 0 || undefined}>
      <h3>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          data-done={(all > 0 && have === all) || undefined}
          onClick={onToggle}
        >
          <span>{title}</span>
          <Progress have={have} all={all} />
          <span className={styles.count} aria-label={format(t.progress, { have, all })}>
            {have}/{all}
          </span>
          <FoldIcon />
        </button>
        <span className={styles.printed} aria-hidden="true">
          {title}
        </span>
      </h3>
      <div id={id} className={styles.panel} data-folded={!hasRows || undefined}>
        {children}
      </div>
    </section>
  )
}

/** A bar with its numbers beside it. */
export const Progress = memo(function Progress({ have, all }: { have: number; all: number }) {
  return <progress className={styles.bar} value={have} max={Math.max(1, all)} aria-hidden="true" />
})
