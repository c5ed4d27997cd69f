import { useId, useState } from 'react'
import { monthNames } from '~/i18n/dates'
import type { Locale } from '~/i18n/locales'
import { Choices } from './Choices'
import { daysBetween, plusDays } from './engine/calendar'
import { MAX_DAYS, type TripParameters } from './engine/parameters'
import type { TripPlannerMessages } from './messages.server'
import { Stepper } from './Stepper'
import styles from './Trip.module.css'
import { whenIn } from './trip-when'

type When = TripParameters['when']

interface Props {
  when: When
  locale: Locale
  t: TripPlannerMessages
  onChange: (when: When) => void
}

export function TripDates({ when, locale, t, onChange }: Props) {
  const { form } = t
  const id = useId()
  const isExact = 'start' in when
  return (
    <>
      <Choices
        name="when"
        legend={form.when}
        options={[
          ['month', form.byMonth],
          ['dates', form.byDates],
        ]}
        chosen={[isExact ? 'dates' : 'month']}
        isSingle
        onChange={([mode]) => mode && onChange(whenIn(mode, when, new Date()))}
      />
      <div className={styles.pair}>
        {isExact ? (
          <>
            <DateField
              label={form.from}
              value={when.start}
              onChange={(start) => onChange({ start, days: when.days })}
            />
            <DateField
              label={form.to}
              value={plusDays(when.start, when.days - 1)}
              min={when.start}
              max={plusDays(when.start, MAX_DAYS - 1)}
              onChange={(end) => onChange({ start: when.start, days: daysBetween(when.start, end) + 1 })}
            />
          </>
        ) : (
          <>
            <div className="field">
              <label htmlFor={`${id}month`}>{form.month}</label>
              <select
                id={`${id}month`}
                className="select"
                value={when.month}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ month: Number(value), days: when.days })
                }
              >
                {monthNames(locale).map((month, i) => (
                  <option key={month} value={i + 1}>
                    {month}
                  </option>
                ))}
              </select>
            </div>
            <div className="field">
              <span className="field-label" aria-hidden="true">
                {form.days}
              </span>
              <Stepper
                name={form.days}
                value={when.days}
                least={2}
                most={MAX_DAYS}
                t={form}
                onChange={(days) => onChange({ ...when, days })}
              />
            </div>
          </>
        )}
      </div>
    </>
  )
}

interface DateFieldProps {
  label: string
  value: string
  min?: string
  max?: string
  onChange: (value: string) => void
}

function DateField({ label, value, onChange, ...limits }: DateFieldProps) {
  const id = useId()
  /** What is being typed: after a leading zero the field is empty, and setting its value would drop the zero. */
  const [typed, setTyped] = useState<string>()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="date"
        {...limits}
        value={typed ?? value}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped(text)
          if (text) onChange(text)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  )
}
