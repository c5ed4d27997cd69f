import type { Locale } from '~/i18n/locales'
import { format } from '~/i18n/format'
import { DayCard } from './DayCard'
import type { PlannerData } from './engine/data'
import type { TripRequest } from './engine/parameters'
import type { Trip } from './engine/trip'
import type { HondurasMap } from './map.server'
import type { TripPlannerMessages } from './messages.server'
import { RouteList } from './RouteList'
import { RouteMap } from './RouteMap'
import { warningText } from './warning-text'
import { Weather } from './Weather'
import styles from './Trip.module.css'

interface Props {
  request: TripRequest
  trip: Trip
  data: PlannerData
  map: HondurasMap
  t: TripPlannerMessages
  locale: Locale
  onChange: (request: TripRequest) => void
}

/** Route, map, weather, warnings and days of a plan. */
export function PlanView({ request, trip, data, map, t, locale, onChange }: Props) {
  const { plan } = t
  const month = t.months[trip.month - 1] ?? ''
  return (
    <div className={styles.plan}>
      <section className={styles.overview} aria-label={plan.route}>
        <RouteMap map={map} trip={trip} data={data} t={plan} />
        <RouteList request={request} trip={trip} data={data} t={t} locale={locale} onChange={onChange} />
      </section>
      {trip.warnings.length > 0 && (
        <section className="notice" aria-labelledby="warnings">
          <h3 id="warnings">{plan.warnings}</h3>
          <ul className={styles.warnings}>
            {trip.warnings.map((warning) => {
              const text = warningText(warning, data, t)
              return <li key={text}>{text}</li>
            })}
          </ul>
        </section>
      )}
      <section className={styles.block} aria-labelledby="weather">
        <h3 id="weather">{format(plan.weather, { month })}</h3>
        <Weather trip={trip} data={data} t={plan} locale={locale} />
      </section>
      <section className={styles.block} aria-labelledby="days">
        <h3 id="days">{plan.daysHeading}</h3>
        <ol className={styles.days}>
          {trip.days.map((day) => (
            <DayCard
              key={day.number}
              day={day}
              request={request}
              trip={trip}
              data={data}
              t={t}
              locale={locale}
              onChange={onChange}
            />
          ))}
        </ol>
      </section>
    </div>
  )
}
