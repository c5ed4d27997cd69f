import { useId } from 'react'
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
  t: TripPlannerMessages
  onChange: (when: When) => void
}

export function TripDates({ when, t, onChange }: Props) {
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
            <div className="field">
              <label htmlFor={`${id}from`}>{form.from}</label>
              <input
                id={`${id}from`}
                className="input"
                type="date"
                value={when.start}
                onChange={({ currentTarget: { value } }) =>
                  value && onChange({ start: value, days: when.days })
                }
              />
            </div>
            <div className="field">
              <label htmlFor={`${id}to`}>{form.to}</label>
              <input
                id={`${id}to`}
                className="input"
                type="date"
                min={when.start}
                max={plusDays(when.start, MAX_DAYS - 1)}
                value={plusDays(when.start, when.days - 1)}
                onChange={({ currentTarget: { value } }) =>
                  value && onChange({ start: when.start, days: daysBetween(when.start, value) + 1 })
                }
              />
            </div>
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
                {t.months.map((month, i) => (
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
