import { useRef } from 'react'
import { Icon } from '~/components/Icon'
import { format, plural } from '~/i18n/format'
import { durationText } from './duration'
import {
  addPlace,
  freeNights,
  lockNights,
  movePlace,
  nightsFor,
  placesOf,
  removePlace,
  removeStopover,
} from './engine/edit'
import { Pick } from './Pick'
import type { CurrentPlan, PlanProps } from './plan-props'
import { capitalized, nameOf } from './place-name'
import { Stepper } from './Stepper'
import styles from './Trip.module.css'

/** The places in order with their nights; both can be changed. */
export function RouteList({ request, trip, data, t, locale, onChange }: PlanProps & CurrentPlan) {
  const list = useRef<HTMLOListElement>(null)
  /** For buttons that disappear afterwards. */
  const changeAndFocus: typeof onChange = (...change) => {
    onChange(...change)
    list.current?.focus({ preventScroll: true })
  }
  const places = placesOf(request, trip)
  const others = data.places.filter((place) => !places.includes(place.id))
  const { plan } = t
  const nightsText = (n: number) => (n > 0 ? plural(plan.nights, n, locale) : plan.dayTrip)
  return (
    <div className={styles.route}>
      <ol ref={list} className={styles.stays} tabIndex={-1}>
        {trip.stays.map((stay, i) => {
          const name = nameOf(stay.place, data.places)
          const visits = trip.stays.slice(0, i).filter(({ place }) => place === stay.place).length
          const position = places.indexOf(stay.place)
          const removed = () => format(plan.removed, { name })
          const move = (by: -1 | 1) =>
            onChange(
              ({ request, trip }) => movePlace(request, trip, stay.place, by),
              ({ request, trip }) => {
                const after = placesOf(request, trip)
                const to = format(plan.stop, { n: after.indexOf(stay.place) + 1, all: after.length })
                return format(plan.moved, { name, to })
              },
              stay.place,
            )
          return (
            <li key={`${stay.place} ${visits}`} data-stopover={stay.stopover}>
              <span className={styles.badge} aria-hidden="true">
                {i + 1}
              </span>
              <div className={styles.stay}>
                <b>{name}</b>
                <Stepper
                  name={name}
                  value={stay.nights}
                  source={request}
                  textOf={nightsText}
                  {...nightsFor(request, trip, stay)}
                  t={{ fewer: plan.fewerNights, more: plan.moreNights }}
                  onChange={(n) =>
                    onChange(
                      ({ request, trip }) => lockNights(request, trip, stay, n),
                      () => `${name}: ${nightsText(n)}.`,
                      stay.place,
                    )
                  }
                />
                {stay.stopover && <span className="soft small">{data.words.stopovers[stay.stopover]}</span>}
              </div>
              {stay.stopover ? (
                <div className={styles.controls}>
                  {places.length > 0 && (
                    <button
                      type="button"
                      className="icon-button"
                      aria-label={format(plan.removePlace, { name })}
                      onClick={() =>
                        changeAndFocus(({ request }) => removeStopover(request, stay), removed, stay.place)
                      }
                    >
                      <Icon name="trash" size={18} />
                    </button>
                  )}
                </div>
              ) : (
                <div className={styles.controls}>
                  {stay.isLocked && (
                    <button
                      type="button"
                      className={styles.lock}
                      aria-label={format(plan.unlock, { name })}
                      onClick={() =>
                        changeAndFocus(
                          ({ request }) => freeNights(request, stay.place),
                          () => format(plan.unlocked, { name }),
                          stay.place,
                        )
                      }
                    >
                      {plan.locked} ×
                    </button>
                  )}
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={format(plan.earlier, { name })}
                    aria-disabled={position <= 0 || undefined}
                    onClick={() => move(-1)}
                  >
                    <span className={styles.up}>
                      <Icon name="up" size={18} />
                    </span>
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={format(plan.later, { name })}
                    aria-disabled={position === places.length - 1 || undefined}
                    onClick={() => move(1)}
                  >
                    <span className={styles.down}>
                      <Icon name="up" size={18} />
                    </span>
                  </button>
                  {places.length > 1 && (
                    <button
                      type="button"
                      className="icon-button"
                      aria-label={format(plan.removePlace, { name })}
                      onClick={() =>
                        changeAndFocus(
                          ({ request, trip }) => removePlace(request, trip, stay.place),
                          removed,
                          stay.place,
                        )
                      }
                    >
                      <Icon name="trash" size={18} />
                    </button>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {trip.travelHours > 0 && (
        <p className="soft small">
          {capitalized(format(plan.travel, { time: durationText(trip.travelHours, plan.duration, locale) }))}
        </p>
      )}
      <Pick
        label={plan.addPlace}
        empty={plan.choose}
        action={plan.add}
        options={others.map((place) => [place.id, place.name])}
        onPick={(place) =>
          onChange(
            ({ request, trip }) => addPlace(request, trip, place),
            () => format(plan.added, { name: nameOf(place, data.places) }),
            place,
          )
        }
      />
    </div>
  )
}
