import { type SubmitEvent, useId, useRef, useState } from 'react'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { useEagerValue } from '~/components/use-eager-value'
import { format } from '~/i18n/format'
import type { TripPlannerMessages } from './messages.server'
import { MAX_OWN, type SavedTrip } from './saved-trips'
import styles from './Packing.module.css'

interface Props {
  own: SavedTrip['own']
  has: ReadonlySet<string>
  t: TripPlannerMessages['packing']
  onToggle: (id: string) => void
  onOwn: (own: SavedTrip['own']) => void
}

/** Items that the traveler adds to the list. */
export function OwnItems({ own, has, t, onToggle, onOwn }: Props) {
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
              isThere={has.has(item.id)}
              t={t}
              onToggle={onToggle}
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

interface RowProps extends Pick<Props, 't' | 'onToggle'> {
  item: SavedTrip['own'][number]
  isThere: boolean
  onRemove: () => void
}

function OwnRow({ item: { id, name }, isThere, t, onToggle, onRemove }: RowProps) {
  const [isTicked, setTicked] = useEagerValue(isThere)
  return (
    <li className={styles.row} data-there={isTicked || undefined}>
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          aria-label={format(t.have, { name })}
          onChange={() => {
            setTicked(!isTicked)
            onToggle(id)
          }}
        />
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
