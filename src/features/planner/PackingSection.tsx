import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { Price } from '~/components/Price'
import { ITEM_GROUPS } from '~/content/trip-choices'
import type { Card } from '~/features/catalog-index/card'
import { format } from '~/i18n/format'
import { formatWeight } from '~/i18n/measures'
import type { Locale } from '~/i18n/locales'
import type { Rates } from '~/lib/money'
import { CarryOnPanel } from './CarryOnPanel'
import { checkCarryOn } from './engine/carry-on'
import { isCarryOnOnly } from './engine/pack'
import type { PackedItem, PackingList } from './engine/packing'
import type { TripPlannerMessages } from './messages.server'
import type { SavedTrip } from './saved-trips'
import styles from './Packing.module.css'

interface Props {
  list: PackingList
  saved: SavedTrip
  cards: ReadonlyMap<string, Card>
  rates: Rates
  t: TripPlannerMessages
  locale: Locale
  onChange: (saved: SavedTrip) => void
}

export function PackingSection({ list, saved, cards, rates, t, locale, onChange }: Props) {
  const [onlyMusts, setOnlyMusts] = useState(false)
  const { packing } = t
  const has = new Set(saved.has)
  const toggle = (id: string) =>
    onChange({ ...saved, has: has.has(id) ? saved.has.filter((other) => other !== id) : [...saved.has, id] })
  const shown = list.items.filter(({ isMust }) => isMust || !onlyMusts)
  const all = list.items.length + saved.own.length
  const have = [...list.items, ...saved.own].filter(({ id }) => has.has(id)).length
  return (
    <section className={styles.packing} aria-labelledby="packing">
      <div className="section-head">
        <h2 id="packing">{packing.heading}</h2>
        <p className="soft">
          {format(packing.progress, { have, all })}
          {' · '}
          {formatWeight(
            list.items.reduce((sum, { grams }) => sum + grams, 0),
            locale,
          )}
        </p>
      </div>
      <label className={styles.filter}>
        <input type="checkbox" checked={onlyMusts} onChange={() => setOnlyMusts(!onlyMusts)} />
        {packing.onlyMusts}
      </label>
      <div className={styles.groups}>
        {ITEM_GROUPS.map((group) => {
          const items = shown.filter((item) => item.group === group)
          return (
            items.length > 0 && (
              <section key={group} className={styles.group}>
                <h3>{packing.groups[group]}</h3>
                <ul>
                  {items.map((item) => (
                    <Row
                      key={item.id}
                      item={item}
                      isThere={has.has(item.id)}
                      card={item.product === undefined ? undefined : cards.get(item.product)}
                      rates={rates}
                      t={packing}
                      onToggle={() => toggle(item.id)}
                    />
                  ))}
                </ul>
              </section>
            )
          )
        })}
        <OwnItems saved={saved} has={has} t={packing} toggle={toggle} onChange={onChange} />
      </div>
      {isCarryOnOnly(saved.request.parameters) && (
        <CarryOnPanel
          check={checkCarryOn(list.items, saved.request.parameters)}
          leftOut={list.leftOut}
          t={packing}
          locale={locale}
        />
      )}
    </section>
  )
}

interface RowProps {
  item: PackedItem
  isThere: boolean
  card: Card | undefined
  rates: Rates
  t: TripPlannerMessages['packing']
  onToggle: () => void
}

function Row({ item, isThere, card, rates, t, onToggle }: RowProps) {
  const { name, quantity, isMust, reasons, place } = item
  return (
    <li className={styles.row} data-there={isThere || undefined}>
      <label>
        <input type="checkbox" checked={isThere} aria-label={format(t.have, { name })} onChange={onToggle} />
        <span className={styles.name}>
          {name}
          {quantity > 1 && <b>{`\u00a0×\u00a0${quantity}`}</b>}
          {isMust && <span className={styles.must}>{t.must}</span>}
        </span>
      </label>
      <p className={styles.why}>{reasons.join('; ')}</p>
      <p className={styles.facts}>
        <span>{t[place]}</span>
        {card && (
          <a href={card.href}>
            <Price price={card.price} rates={rates} />
            {quantity > 1 && ` ${t.each}`}
          </a>
        )}
      </p>
    </li>
  )
}

interface OwnProps {
  saved: SavedTrip
  has: ReadonlySet<string>
  t: TripPlannerMessages['packing']
  toggle: (id: string) => void
  onChange: (saved: SavedTrip) => void
}

function OwnItems({ saved, has, t, toggle, onChange }: OwnProps) {
  const id = useId()
  const [name, setName] = useState('')
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    const text = name.trim().slice(0, 80)
    if (!text) return
    onChange({ ...saved, own: [...saved.own, { id: `own-${crypto.randomUUID()}`, name: text }] })
    setName('')
  }
  return (
    <section className={styles.group}>
      <h3>{t.own}</h3>
      <ul>
        {saved.own.map((item) => (
          <li key={item.id} className={styles.row} data-there={has.has(item.id) || undefined}>
            <label>
              <input
                type="checkbox"
                checked={has.has(item.id)}
                aria-label={format(t.have, { name: item.name })}
                onChange={() => toggle(item.id)}
              />
              <span className={styles.name}>{item.name}</span>
            </label>
            <button
              type="button"
              className="icon-button"
              aria-label={format(t.removeOwn, { name: item.name })}
              onClick={() => onChange({ ...saved, own: saved.own.filter((other) => other.id !== item.id) })}
            >
              <Icon name="trash" size={18} />
            </button>
          </li>
        ))}
      </ul>
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
        <Button type="submit" look="line" size="small">
          {t.add}
        </Button>
      </form>
    </section>
  )
}
