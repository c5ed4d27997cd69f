import { useContext } from 'react'
import { Button } from '~/components/Button'
import type { TimeOfDay } from '~/content/trip-choices'
import { format } from '~/i18n/format'
import type { Activity } from './engine/data'
import { chooseActivity, keepPlan, moveActivity, releaseSlot, removeActivity } from './engine/edit'
import { movesFor, swapsFor } from './engine/options'
import { KEPT, type TripRequest } from './engine/parameters'
import type { Day } from './engine/trip'
import { Pick } from './Pick'
import { CurrentPlanContext, type PlanProps } from './plan-props'
import styles from './DayCard.module.css'
import { nameOf } from './place-name'

interface Props extends Omit<PlanProps, 'locale'> {
  day: Day
  time: TimeOfDay
  slotKey: string
  activity: Activity | undefined
}

/** What can be done with one slot: everything works by keyboard, without dragging. */
export function SlotEditor({ day, time, slotKey: key, activity, data, t, onChange }: Props) {
  const current = useContext(CurrentPlanContext)
  if (!current) return null
  const { trip } = current
  const { parameters, edits } = current.request
  /** Pins the rest of the plan. */
  const change = (edit: (request: TripRequest) => TripRequest, done: string) =>
    onChange(
      ({ request, trip }) => edit(keepPlan(request, trip)),
      () => done,
    )
  const slot = day.slots[time]
  const isChosen = edits.slots[key]?.startsWith(KEPT) === false
  const swaps = swapsFor(day, time, trip, parameters, data)
  const moves = activity ? movesFor(activity, day, time, trip, parameters, data) : []
  const { plan } = t
  const slotName = (number: number, at: TimeOfDay) => `${format(plan.day, { n: number })}, ${t.times[at]}`
  const here = slotName(day.number, time)
  return (
    <div
      className={styles.editor}
      role="group"
      aria-label={format(plan.edit, { time: t.times[time], day: day.number })}
    >
      {swaps.length > 0 && (
        <Pick
          label={plan.swapFor}
          empty={plan.choose}
          action={plan.swap}
          options={swaps.map(({ id, name }) => [id, name])}
          onPick={(id) => {
            const name = nameOf(id, swaps)
            change(
              (request) => chooseActivity(request, key, id),
              format(plan.added, { name: `${name}, ${here}` }),
            )
          }}
        />
      )}
      {activity && moves.length > 0 && (
        <Pick
          label={plan.moveTo}
          empty={plan.choose}
          action={plan.move}
          options={moves.map((move) => [move.key, slotName(move.day, move.time)])}
          onPick={(to) => {
            const target = moves.find((move) => move.key === to)
            if (!target) return
            change(
              (request) => moveActivity(request, activity.id, key, to, target.activity),
              format(plan.moved, { name: activity.name, to: slotName(target.day, target.time) }),
            )
          }}
        />
      )}
      {!activity && !isChosen && swaps.length === 0 && <p className="soft small">{plan.noneLeft}</p>}
      <div className="cluster">
        {activity && slot.kind === 'activity' && !slot.isLocked && (
          <Button
            look="line"
            size="small"
            onClick={() =>
              change(
                (request) => chooseActivity(request, key, activity.id),
                `${activity.name}: ${plan.yours}`,
              )
            }
          >
            {plan.lock}
          </Button>
        )}
        {isChosen && (
          <Button
            look="line"
            size="small"
            onClick={() =>
              change((request) => releaseSlot(request, key), format(plan.unlocked, { name: here }))
            }
          >
            {plan.release}
          </Button>
        )}
        {activity && (
          <Button
            look="line"
            size="small"
            onClick={() =>
              change(
                (request) => removeActivity(request, key, activity.id),
                format(plan.removed, { name: activity.name }),
              )
            }
          >
            {plan.remove}
          </Button>
        )}
      </div>
    </div>
  )
}
