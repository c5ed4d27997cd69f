import { format, plural } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { formatTemperature } from '~/i18n/measures'
import type { PlannerData } from './engine/data'
import type { Trip } from './engine/trip'
import type { TripPlannerMessages } from './messages.server'
import styles from './Weather.module.css'

/** °C at the ends of the scale. */
const COLD = 10
const HOT = 36
const WIDTH = 240

const at = (degrees: number) => ((degrees - COLD) / (HOT - COLD)) * WIDTH

interface Props {
  trip: Trip
  data: PlannerData
  t: TripPlannerMessages['plan']
  locale: Locale
}

/** Temperatures and rainy days of the month, a chart for each place with the same figures in words. */
export function Weather({ trip, data, t, locale }: Props) {
  const stayed = [...new Set(trip.stays.map(({ place }) => place))]
  return (
    <ul className={styles.weather}>
      {stayed.map((id) => {
        const place = data.places.find((one) => one.id === id)
        const climate = place?.climate[trip.month - 1]
        if (!place || !climate) return null
        const { high, low, rainyDays, sea } = climate
        const range = formatTemperature([low, high], locale)
        const water = sea === undefined ? undefined : formatTemperature(sea, locale)
        const facts = { place: place.name, range, rain: rainyDays }
        const label = water ? format(t.climateSea, { ...facts, sea: water }) : format(t.climate, facts)
        return (
          <li key={id}>
            <b aria-hidden="true">{place.name}</b>
            <svg viewBox={`0 0 ${WIDTH} 44`} role="img" aria-label={label}>
              <rect className={styles.scale} width={WIDTH} height="10" rx="5" />
              <rect className={styles.range} x={at(low)} width={at(high) - at(low)} height="10" rx="5" />
              {Array.from({ length: 31 }, (_, day) => (
                <circle
                  key={day}
                  className={day < rainyDays ? styles.wet : styles.dry}
                  cx={4 + day * 7.7}
                  cy="30"
                  r="3"
                />
              ))}
            </svg>
            <p className="small soft" aria-hidden="true">
              {range} · {plural(t.rain, rainyDays, locale)}
              {water && ` · ${format(t.sea, { sea: water })}`}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
