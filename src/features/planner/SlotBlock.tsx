import { useDeferredValue, useRef, useState } from 'react'
import { Icon } from '~/components/Icon'
import { Picture } from '~/components/Picture'
import { format } from '~/i18n/format'
import { type Block, timesOf } from './day-blocks'
import { type Day, slotKey } from './engine/trip'
import type { PlanProps } from './plan-props'
import { EditIcon, RainIcon, TimeIcon } from './planner-icons'
import { SlotEditor } from './SlotEditor'
import styles from './DayCard.module.css'

/** What is planned for a morning, afternoon or evening, with a button to change it. */
export function SlotBlock({ times, day, ...plan }: PlanProps & { times: Block['times']; day: Day }) {
  const { data, t } = plan
  const [isOpen, setOpen] = useState(false)
  /** The button responds at once, its controls in the next frame. */
  const hasControls = useDeferredValue(isOpen)
  const button = useRef<HTMLButtonElement>(null)
  const time = times[0]
  const slot = day.slots[time]
  const activityOf = (id: string | undefined) => data.activities.find((one) => one.id === id)
  const activity = slot.kind === 'activity' ? activityOf(slot.activity) : undefined
  const again = slot.kind === 'free' ? activityOf(slot.again) : undefined
  const alternative = slot.kind === 'activity' ? activityOf(slot.ifRain) : undefined
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <li
      data-kind={slot.kind}
      data-time={time}
      data-span={times.length}
      onKeyDown={({ key }) => key === 'Escape' && isOpen && close()}
    >
      <p className={styles.time}>
        <TimeIcon time={time} />
        {timesOf(times, t.times)}
      </p>
      <div className={styles.body}>
        {activity?.picture && (
          <Picture
            {...activity.picture}
            widths={[160, 240]}
            sizes="4rem"
            ratio={1}
            className={styles.thumb}
          />
        )}
        <div className={styles.what}>
          {activity ? (
            <>
              <b>{activity.name}</b>
              <span className="soft small">{activity.description}</span>
              {slot.kind === 'activity' && slot.isShared && (
                <span className="soft small">{format(t.plan.shared, { age: activity.minAge })}</span>
              )}
              {alternative && (
                <span className={styles.rain}>
                  <RainIcon />
                  {format(t.plan.ifRain, { name: alternative.name })}
                </span>
              )}
              {slot.kind === 'activity' && slot.isLocked && <span className="badge">{t.plan.yours}</span>}
            </>
          ) : (
            <>
              <span className="soft small">
                {again ? format(t.plan.again, { name: again.name }) : t.plan.free}
              </span>
              {again && <span className="soft small">{again.description}</span>}
            </>
          )}
        </div>
      </div>
      <button
        ref={button}
        type="button"
        className={`icon-button ${styles.edit}`}
        aria-expanded={isOpen}
        aria-label={format(t.plan.edit, { time: t.times[time], day: day.number })}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <Icon name="close" size={19} /> : activity ? <EditIcon /> : <Icon name="plus" size={19} />}
      </button>
      {isOpen && hasControls && (
        <SlotEditor
          {...plan}
          day={day}
          time={time}
          slotKey={slotKey(day.place, day.dayOfStay, time)}
          activity={activity}
          onChange={(...change) => {
            plan.onChange(...change)
            close()
          }}
        />
      )}
    </li>
  )
}
