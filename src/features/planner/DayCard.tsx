import { memo } from 'react'
import { TIMES } from '~/content/trip-choices'
import { formatWeekday } from '~/i18n/dates'
import { format } from '~/i18n/format'
import { blocksOf, timesOf } from './day-blocks'
import { Rides } from './Rides'
import { SlotBlock } from './SlotBlock'
import type { PlanProps } from './plan-props'
import type { Day } from './engine/trip'
import styles from './DayCard.module.css'

/** A day: how one gets there, and what the morning, the afternoon and the evening bring. */
export const DayCard = memo(function DayCard({ day, ...plan }: PlanProps & { day: Day }) {
  const { data, t, locale } = plan
  const place = data.places.find(({ id }) => id === day.place)?.name ?? day.place
  const number = format(t.plan.day, { n: day.number })
  const blocks = blocksOf(day)
  const isTravel = blocks.some(({ kind }) => kind === 'travel')
  return (
    <li className={styles.day}>
      <header>
        <p className={styles.number} aria-hidden="true">
          {number}
        </p>
        <h4>
          <span className="visually-hidden">{number}: </span>
          {place}
        </h4>
        {day.date && <p className="soft small">{formatWeekday(day.date, locale)}</p>}
      </header>
      <ul className={styles.slots}>
        {day.rides.length > 0 && !isTravel && (
          <li data-kind="travel" data-span={TIMES.length}>
            <Rides rides={day.rides} {...plan} />
          </li>
        )}
        {blocks.map(({ kind, times }) =>
          kind === 'travel' ? (
            <li key={times[0]} data-kind="travel" data-time={times[0]} data-span={times.length}>
              <p className={styles.time}>{timesOf(times, t.times)}</p>
              <Rides rides={day.rides} {...plan} />
            </li>
          ) : (
            <SlotBlock key={times[0]} times={times} day={day} {...plan} />
          ),
        )}
      </ul>
    </li>
  )
})
