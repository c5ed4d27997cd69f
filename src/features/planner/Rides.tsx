import { format } from '~/i18n/format'
import { durationText } from './duration'
import type { Ride } from './engine/trip'
import type { PlanProps } from './plan-props'
import { ModeIcon } from './planner-icons'
import styles from './DayCard.module.css'
import { nameOf } from './place-name'

interface Props extends Pick<PlanProps, 'data' | 't' | 'locale'> {
  rides: readonly Ride[]
  /** Shown if there are no rides. */
  none?: string
}

/** How the traveler gets from place to place on a day. */
export function Rides({ rides, none, data, t, locale }: Props) {
  if (rides.length === 0) return <p className="soft">{none}</p>
  return (
    <ul className={styles.rides}>
      {rides.map(({ leg: { note, hours, mode }, from, to }) => {
        const time = durationText(hours, t.plan.duration, locale)
        return (
          <li key={from + to}>
            <ModeIcon mode={mode} />
            <div>
              <b>
                {format(t.plan.ride, {
                  from: nameOf(from, data.places),
                  to: nameOf(to, data.places),
                  time,
                  mode: data.words.modes[mode],
                })}
              </b>
              {note && <span className="soft small">{note}</span>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
