import { type SubmitEvent, useId, useRef, useState } from 'react'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { format } from '~/i18n/format'
import type { TripPlannerMessages } from './messages.server'
import { MAX_OWN, type SavedTrip } from './saved-trips'
import { useTick } from './use-tick'
import styles from './Packing.module.css'

interface Props {
  /** Id of the saved trip. */
  trip: string
  own: SavedTrip['own']
  t: TripPlannerMessages['packing']
  onOwn: (own: SavedTrip['own']) => void
}

/** Items that the traveler adds to the list. */
export function OwnItems({ trip, own, t, onOwn }: Props) {
  const id = useId()
  const [name, setName] = useState('')
  const isFull = own.length >= MAX_OWN
  const addButton = useRef<HTMLButtonElement>(null)
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    const text = name.trim().slice(0, 80)
    if (!text || isFull) return
    const isThere = own.some((item) => item.name.toLowerCase() === text.toLowerCase())
    if (!isThere) onOwn([...own, { id: `own-${crypto.randomUUID()}`, name: text }])
    setName('')
  }
  return (
    <>
      {own.length > 0 && (
        <ul className={styles.items}>
          {own.map((item) => (
            <OwnRow
              key={item.id}
              item={item}
              trip={trip}
              t={t}
              onRemove={() => {
                onOwn(own.filter((other) => other.id !== item.id))
                addButton.current?.focus({ preventScroll: true })
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {own.length > 0 && `${t.own}: ${own.map((item) => item.name).join(', ')}`}
      </p>
      <form className={styles.own} onSubmit={add}>
        <div className="field">
          <label htmlFor={id}>{t.ownLabel}</label>
          <input
            id={id}
            className="input"
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <Button ref={addButton} type="submit" look="line" size="small" aria-disabled={isFull || undefined}>
          {t.add}
        </Button>
      </form>
    </>
  )
}

interface RowProps extends Pick<Props, 'trip' | 't'> {
  item: SavedTrip['own'][number]
  onRemove: () => void
}

function OwnRow({ trip, item: { id, name }, t, onRemove }: RowProps) {
  const [isTicked, toggle] = useTick(trip, id)
  return (
    <li className={styles.row} data-there={isTicked || undefined}>
      <label>
        <input type="checkbox" checked={isTicked} aria-label={format(t.have, { name })} onChange={toggle} />
        <span className={styles.name}>{name}</span>
      </label>
      <button
        type="button"
        className="icon-button"
        aria-label={format(t.removeOwn, { name })}
        onClick={onRemove}
      >
        <Icon name="trash" size={18} />
      </button>
    </li>
  )
}
