import { memo, useId } from 'react'
import { format, plural } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { formatTemperature } from '~/i18n/measures'
import type { Place, PlannerData } from './engine/data'
import type { Trip } from './engine/trip'
import type { TripPlannerMessages } from './messages.server'
import { RainIcon, WaveIcon } from './planner-icons'
import styles from './Weather.module.css'

/** °C at the ends of the scale. */
const COLD = 10
const HOT = 36
const WIDTH = 240
/** Days of a month in the chart. */
const DAYS = 30

const at = (degrees: number) => Math.round(((degrees - COLD) / (HOT - COLD)) * WIDTH)

interface Props {
  trip: Trip
  data: PlannerData
  t: TripPlannerMessages['plan']
  locale: Locale
}

interface PlaceProps extends Omit<Props, 'trip' | 'data'> {
  place: Place
  /** 1 to 12. */
  month: number
  gradient: string
}

/** Temperatures and rainy days of the month: a chart for each place, with the same figures in text. */
export function Weather({ trip, data, t, locale }: Props) {
  const gradient = useId()
  const stayed = [...new Set(trip.stays.map(({ place }) => place))]
  return (
    <ul className={styles.weather}>
      {stayed.map((id) => {
        const place = data.places.find((one) => one.id === id)
        return (
          place && (
            <PlaceWeather
              key={id}
              place={place}
              month={trip.month}
              t={t}
              locale={locale}
              gradient={`${gradient}${id}`}
            />
          )
        )
      })}
    </ul>
  )
}

const PlaceWeather = memo(function PlaceWeather({ place, month, t, locale, gradient }: PlaceProps) {
  const climate = place.climate[month - 1]
  if (!climate) return null
  const { high, low, rainyDays, sea } = climate
  const range = formatTemperature([low, high], locale)
  const water = sea === undefined ? undefined : formatTemperature(sea, locale)
  const rain = plural(t.rain, rainyDays, locale)
  const facts = { place: place.name, range, rain }
  const label = water ? format(t.climateSea, { ...facts, sea: water }) : format(t.climate, facts)
  return (
    <li>
      <b aria-hidden="true">{place.name}</b>
      <p className={styles.range} aria-hidden="true">
        {range}
      </p>
      <svg viewBox={`0 0 ${WIDTH} 32`} role="img" aria-label={label}>
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x2={WIDTH}>
          <stop className={styles.cool} />
          <stop className={styles.warm} offset="0.55" />
          <stop className={styles.hot} offset="1" />
        </linearGradient>
        <rect className={styles.scale} width={WIDTH} height="10" rx="5" />
        <rect fill={`url(#${gradient})`} x={at(low)} width={at(high) - at(low)} height="10" rx="5" />
        {Array.from({ length: DAYS }, (_, day) => (
          <rect
            key={day}
            className={day < rainyDays ? styles.wet : styles.dry}
            x={day * 8}
            y="20"
            width="5"
            height="12"
            rx="2.5"
          />
        ))}
      </svg>
      <p className={styles.facts} aria-hidden="true">
        <span>
          <RainIcon /> {rain}
        </span>
        {water && (
          <span>
            <WaveIcon /> {format(t.sea, { sea: water })}
          </span>
        )}
      </p>
    </li>
  )
})
