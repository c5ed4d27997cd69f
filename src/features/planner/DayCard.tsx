import { useRef, useState } from 'react'
import { TIMES, type TimeOfDay } from '~/content/trip-choices'
import { format } from '~/i18n/format'
import { formatWeekday } from '~/i18n/dates'
import type { Locale } from '~/i18n/locales'
import { SlotEditor } from './SlotEditor'
import { durationText } from './duration'
import type { PlannerData } from './engine/data'
import type { TripRequest } from './engine/parameters'
import { type Day, slotKey, type Trip } from './engine/trip'
import type { TripPlannerMessages } from './messages.server'
import styles from './DayCard.module.css'

interface Props {
  day: Day
  request: TripRequest
  trip: Trip
  data: PlannerData
  t: TripPlannerMessages
  locale: Locale
  onChange: (request: TripRequest) => void
}

export function DayCard({ day, data, t, locale, ...rest }: Props) {
  const nameOf = (id: string) => data.places.find((place) => place.id === id)?.name ?? id
  return (
    <li className={styles.day}>
      <header>
        <p className={styles.number}>{format(t.plan.day, { n: day.number })}</p>
        <h4>{nameOf(day.place)}</h4>
        {day.date && <p className="soft small">{formatWeekday(day.date, locale)}</p>}
      </header>
      {day.rides.length > 0 && (
        <ul className={styles.rides}>
          {day.rides.map((ride) => {
            const note = data.legs.find(({ id }) => id === ride.leg)?.note
            return (
              <li key={ride.leg + ride.from}>
                <b>
                  {format(t.plan.ride, {
                    from: nameOf(ride.from),
                    to: nameOf(ride.to),
                    time: durationText(ride.hours, t.plan.duration, locale),
                    mode: t.modes[ride.mode],
                  })}
                </b>
                {note && <span className="soft small">{note}</span>}
              </li>
            )
          })}
        </ul>
      )}
      <ul className={styles.slots}>
        {TIMES.map((time) => (
          <SlotRow key={time} time={time} day={day} data={data} t={t} locale={locale} {...rest} />
        ))}
      </ul>
    </li>
  )
}

function SlotRow({ day, time, request, trip, data, t, onChange }: Props & { time: TimeOfDay }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const slot = day.slots[time]
  const activityOf = (id: string | undefined) => data.activities.find((one) => one.id === id)
  const activity = slot.kind === 'activity' ? activityOf(slot.activity) : undefined
  const alternative = slot.kind === 'activity' ? activityOf(slot.ifRain) : undefined
  const isEditable = slot.kind !== 'travel' && !(slot.kind === 'activity' && slot.continues)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <li data-kind={slot.kind}>
      <span className={styles.time}>{t.times[time]}</span>
      <div className={styles.what}>
        {activity ? (
          <>
            <b>{activity.name}</b>
            {slot.kind === 'activity' && slot.continues ? (
              <span className="soft small">{t.plan.continues}</span>
            ) : (
              <span className="small">{activity.description}</span>
            )}
            {alternative && (
              <span className={styles.rain}>{format(t.plan.ifRain, { name: alternative.name })}</span>
            )}
            {slot.kind === 'activity' && slot.isLocked && !slot.continues && (
              <span className="badge">{t.plan.yours}</span>
            )}
          </>
        ) : (
          <span className="soft">{slot.kind === 'travel' ? t.plan.onTheWay : t.plan.free}</span>
        )}
        {isOpen && isEditable && (
          <SlotEditor
            day={day}
            time={time}
            slotKey={slotKey(day.place, day.dayOfStay, time)}
            activity={activity}
            request={request}
            trip={trip}
            data={data}
            t={t}
            onChange={(next) => {
              onChange(next)
              close()
            }}
          />
        )}
      </div>
      {isEditable && (
        <button
          ref={button}
          type="button"
          className={styles.edit}
          aria-expanded={isOpen}
          aria-label={format(t.plan.edit, { time: t.times[time], day: day.number })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.plan.close : t.plan.editShort}
        </button>
      )}
    </li>
  )
}
