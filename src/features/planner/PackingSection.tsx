import { memo, useMemo, useState } from 'react'
import { Button } from '~/components/Button'
import { ITEM_GROUPS } from '~/content/trip-choices'
import type { Card } from '~/features/catalog-index/card'
import { format } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { formatWeight } from '~/i18n/measures'
import type { Rates } from '~/lib/money'
import '~/components/check-box.css'
import { CarryOnPanel } from './CarryOnPanel'
import { checkCarryOn } from './engine/carry-on'
import type { PackingList } from './engine/packing'
import type { TripParameters } from './engine/parameters'
import { fliesIn, isCarryOnOnly } from './engine/party'
import type { TripPlannerMessages } from './messages.server'
import { OwnItems } from './OwnItems'
import { readOpenGroups, saveOpenGroups } from './open-groups'
import { PackingGroup, Progress } from './PackingGroup'
import { PackingRow } from './PackingRow'
import type { SavedTrip } from './saved-trips'
import { toggled } from './toggled'
import styles from './Packing.module.css'

interface Props {
  /** Id of the saved trip. */
  trip: string
  /** The items shown: it follows `onlyMusts` when there is time. */
  list: PackingList
  onlyMusts: boolean
  parameters: TripParameters
  /** Ids of the items that the traveler has. */
  has: readonly string[]
  own: SavedTrip['own']
  cards: ReadonlyMap<string, Card>
  rates: Rates
  t: TripPlannerMessages
  locale: Locale
  onOnlyMusts: (only: boolean) => void
  onOwn: (own: SavedTrip['own']) => void
}

const GROUPS = [...ITEM_GROUPS, 'own'] as const

export const PackingSection = memo(function PackingSection({
  trip,
  list,
  onlyMusts,
  parameters,
  has: hasIds,
  own,
  cards,
  rates,
  t,
  locale,
  onOnlyMusts,
  onOwn,
}: Props) {
  const { packing } = t
  // With every group open, the list would be five screens long, and ten on a phone.
  const [open, setOpen] = useState<readonly string[]>(
    () => readOpenGroups() ?? (matchMedia('(min-width: 52rem)').matches ? GROUPS.slice(0, 1) : []),
  )
  const show = (names: readonly string[]) => {
    setOpen(names)
    saveOpenGroups(names)
  }
  const isAllOpen = open.length === GROUPS.length
  const has = useMemo(() => new Set(hasIds), [hasIds])
  const progressOf = (items: readonly { readonly id: string }[]) => ({
    have: items.filter(({ id }) => has.has(id)).length,
    all: items.length,
  })
  const total = progressOf([...list.items, ...own])
  const isCarryOn = isCarryOnOnly(parameters)
  const usual = isCarryOn ? 'cabin' : 'checked'
  /** Without a flight, there is no cabin. */
  const flies = fliesIn(parameters)
  /** Memoized, so that opening or closing a group renders no row again. */
  const groups = useMemo(
    () =>
      ITEM_GROUPS.map((name) => {
        const items = list.items.filter(({ group }) => group === name)
        const rows = items.map((item) => (
          <PackingRow
            key={item.id}
            item={item}
            trip={trip}
            where={
              item.place === usual || (item.place === 'cabin' && !flies) ? undefined : packing[item.place]
            }
            weight={item.grams > 0 ? formatWeight(item.grams, locale) : undefined}
            card={item.product === undefined ? undefined : cards.get(item.product)}
            rates={rates}
            soldOut={t.shop.soldOut}
            t={packing}
          />
        ))
        return { name, items, rows: <ul className={styles.items}>{rows}</ul> }
      }),
    [trip, list, usual, flies, cards, rates, t, packing, locale],
  )
  const fold = (name: string) => ({
    isOpen: open.includes(name),
    onToggle: () => show(toggled(open, name)),
  })
  return (
    <section className={styles.packing} aria-labelledby="packing">
      <div className={styles.head}>
        <h2 id="packing">{packing.heading}</h2>
        <p className="soft">
          {format(packing.progress, total)}
          {' · '}
          {formatWeight(
            list.items.reduce((sum, { grams }) => sum + grams, 0),
            locale,
          )}
        </p>
        <Progress {...total} />
      </div>
      <div className={styles.controls}>
        <label className={styles.filter}>
          <input type="checkbox" checked={onlyMusts} onChange={() => onOnlyMusts(!onlyMusts)} />
          {packing.onlyMusts}
        </label>
        <Button look="quiet" size="small" onClick={() => show(isAllOpen ? [] : GROUPS)}>
          {isAllOpen ? packing.closeAll : packing.openAll}
        </Button>
      </div>
      <div className={styles.groups}>
        {groups.map(
          ({ name, items, rows }) =>
            items.length > 0 && (
              <PackingGroup
                key={name}
                title={packing.groups[name]}
                {...progressOf(items)}
                {...fold(name)}
                t={packing}
              >
                {rows}
              </PackingGroup>
            ),
        )}
        <PackingGroup title={packing.own} {...progressOf(own)} {...fold('own')} t={packing}>
          <OwnItems trip={trip} own={own} t={packing} onOwn={onOwn} />
        </PackingGroup>
      </div>
      {isCarryOn && (
        <CarryOnPanel
          check={checkCarryOn(list.items, parameters)}
          leftOut={list.leftOut}
          tooMuch={list.tooMuch}
          own={own}
          t={packing}
          locale={locale}
        />
      )}
    </section>
  )
})
