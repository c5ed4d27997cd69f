import { memo } from 'react'
import { monthNames } from '~/i18n/dates'
import { format } from '~/i18n/format'
import { DayCard } from './DayCard'
import type { Trip } from './engine/trip'
import { type CurrentPlan, CurrentPlanContext, type PlanProps } from './plan-props'
import { RouteList } from './RouteList'
import { RouteMap } from './RouteMap'
import { warningText } from './warning-text'
import { Weather } from './Weather'
import styles from './Trip.module.css'

/** Days that fit on a printed page with their descriptions. */
const PRINTED_DAYS = 9
/** Days that fit on one without descriptions, at the usual size. */
const PRINTED_TITLES = 12

interface Props extends PlanProps {
  current: CurrentPlan
  isSettled: boolean | undefined
}

/** Route, map, weather, warnings and days of a plan. */
export const PlanView = memo(function PlanView({ current, isSettled, ...plan }: Props) {
  const { data, t } = plan
  return (
    <div className={styles.plan} data-settled={isSettled}>
      <section className={styles.overview} aria-label={t.plan.route}>
        <RouteMap trip={current.trip} data={data} t={t.plan} />
        <RouteList {...current} {...plan} />
      </section>
      <CurrentPlanContext value={current}>
        <Days trip={current.trip} {...plan} />
      </CurrentPlanContext>
    </div>
  )
})

const Days = memo(function Days({ trip, ...plan }: PlanProps & { trip: Trip }) {
  const { data, t, locale } = plan
  const month = monthNames(locale)[trip.month - 1] ?? ''
  return (
    <>
      {trip.warnings.length > 0 && (
        <section className="notice" aria-labelledby="warnings">
          <h3 id="warnings">{t.plan.warnings}</h3>
          <ul className={styles.warnings}>
            {trip.warnings.map((warning) => {
              const text = warningText(warning, data, t)
              return <li key={text}>{text}</li>
            })}
          </ul>
        </section>
      )}
      <section className={styles.block} aria-labelledby="weather">
        <h3 id="weather">{format(t.plan.weather, { month })}</h3>
        <Weather trip={trip} data={data} t={t.plan} locale={locale} />
      </section>
      <section className={styles.block} aria-labelledby="days">
        <h3 id="days">{t.plan.daysHeading}</h3>
        <ol
          className={styles.days}
          data-long={
            trip.days.length > PRINTED_TITLES ? 'very' : trip.days.length > PRINTED_DAYS || undefined
          }
        >
          {trip.days.map((day) => (
            <DayCard key={day.number} day={day} {...plan} />
          ))}
        </ol>
      </section>
    </>
  )
})
