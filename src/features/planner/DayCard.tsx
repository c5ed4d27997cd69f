import { memo } from 'react'
import { TIMES } from '~/content/trip-choices'
import { formatWeekday } from '~/i18n/dates'
import { format } from '~/i18n/format'
import { type Block, blocksOf, timesOf } from './day-blocks'
import { dayTitle } from './day-title'
import { Rides } from './Rides'
import { SlotBlock } from './SlotBlock'
import type { PlanProps } from './plan-props'
import type { Day } from './engine/trip'
import styles from './DayCard.module.css'
import { nameOf } from './place-name'

/** A day: the rides, and what the morning, afternoon and evening bring. */
export const DayCard = memo(function DayCard({ day, ...plan }: PlanProps & { day: Day }) {
  const { data, t, locale } = plan
  const title = dayTitle(day, (place) => nameOf(place, data.places))
  const number = format(t.plan.day, { n: day.number })
  const blocks = blocksOf(day)
  const travel = blocks.filter(({ kind }) => kind === 'travel')
  /** A day trip goes there in the morning and back in the evening. */
  const ridesIn = (block: Block) => {
    const there = day.rides.findIndex(({ to }) => to === day.place) + 1
    if (travel.length < 2) return day.rides
    return block === travel[0] ? day.rides.slice(0, there) : day.rides.slice(there)
  }
  return (
    <li className={styles.day}>
      <header>
        <p className={styles.number} aria-hidden="true">
          {number}
        </p>
        <h4>
          <span className="visually-hidden">{number}: </span>
          {title}
        </h4>
        {day.date && <p className="soft small">{formatWeekday(day.date, locale)}</p>}
      </header>
      <ul className={styles.slots}>
        {day.rides.length > 0 && travel.length === 0 && (
          <li data-kind="travel" data-span={TIMES.length}>
            <Rides rides={day.rides} {...plan} />
          </li>
        )}
        {blocks.map((block) => {
          const { kind, times } = block
          return kind === 'travel' ? (
            <li key={times[0]} data-kind="travel" data-time={times[0]} data-span={times.length}>
              <p className={styles.time}>{timesOf(times, t.times)}</p>
              <Rides
                rides={ridesIn(block)}
                none={day.number === 1 && times[0] === 'evening' ? t.plan.ashore : t.plan.onTheWay}
                {...plan}
              />
            </li>
          ) : (
            <SlotBlock key={times[0]} times={times} day={day} {...plan} />
          )
        })}
      </ul>
    </li>
  )
})
