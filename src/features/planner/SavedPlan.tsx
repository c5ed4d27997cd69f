import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { useKeptScroll } from '~/components/use-kept-scroll'
import type { Locale } from '~/i18n/locales'
import type { Rates } from '~/lib/money'
import type { PlannerData } from './engine/data'
import type { TripPlannerMessages } from './messages.server'
import { mustsOf } from './engine/packing'
import type { Stay } from './engine/trip'
import { PackingSection } from './PackingSection'
import { PlanView } from './PlanView'
import type { SavedTrip } from './saved-trips'
import { TripActions } from './share/TripActions'
import { plannerWith } from './planner-memory'
import { PlanShopping } from './ShoppingPanel'
import { headingOf } from './trip-heading'
import { changePacking } from './trips.store'
import { useCards } from './use-cards'
import { useEdits } from './use-edits'
import styles from './Trip.module.css'

interface Props {
  saved: SavedTrip
  data: PlannerData
  locale: Locale
  t: TripPlannerMessages
  rates: Rates
  /** First in the row of actions, for a plan with these stays. */
  children: (stays: readonly Stay[]) => ReactNode
}

/** A plan with its packing list and what is left to buy. */
export function SavedPlan({ saved, data, locale, t, rates, children }: Props) {
  const planner = useMemo(() => plannerWith(data), [data])
  /** Controls respond at once, a long plan in the next frames. */
  const later = useDeferredValue(saved)
  const current = useMemo(() => planner.planOf(later.request), [planner, later.request])
  const all = planner.listOf(later.request)
  const list = useMemo(() => (later.onlyMusts ? mustsOf(all) : all), [all, later.onlyMusts])
  const { change, undo, canUndo, hasChanged } = useEdits(saved, planner.planOf, { data, t })
  const setOnlyMusts = useCallback((onlyMusts: boolean) => changePacking(saved.id, { onlyMusts }), [saved.id])
  const changeOwn = useCallback((own: SavedTrip['own']) => changePacking(saved.id, { own }), [saved.id])
  const { cards, state } = useCards(locale, t.kits)
  const isPriced = state === 'ready'
  const isSettled = useKeptScroll(isPriced) || undefined
  const parts = [
    ['days', t.plan.daysHeading],
    ['packing', t.packing.heading],
    ...(isPriced ? [['shop', t.shop.heading] as const] : []),
  ] as const
  return (
    <>
      <div className={styles.summary}>
        <div className={styles.tools}>
          {children(current.trip.stays)}
          {/* Stays after the first change: a button that disappears takes the focus with it. */}
          {(canUndo || hasChanged) && (
            <Button look="line" size="small" aria-disabled={!canUndo || undefined} onClick={undo}>
              <Icon name="return" size={18} />
              {t.plan.undo}
            </Button>
          )}
          <TripActions
            id={saved.id}
            title={headingOf(current.request.parameters, t, locale, data.today)}
            {...current}
            data={data}
            locale={locale}
            t={t}
          />
        </div>
      </div>
      <nav className={styles.parts} data-slot="filter" aria-label={t.plan.parts}>
        <ul>
          {parts.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <PlanView current={current} data={data} t={t} locale={locale} isSettled={isSettled} onChange={change} />
      <div className={styles.plan} data-settled={isSettled}>
        <PackingSection
          trip={saved.id}
          list={list}
          onlyMusts={saved.onlyMusts ?? false}
          parameters={current.request.parameters}
          has={later.has}
          own={saved.own}
          cards={cards}
          rates={rates}
          t={t}
          locale={locale}
          onOnlyMusts={setOnlyMusts}
          onOwn={changeOwn}
        />
        {state === 'failed' && <p>{t.shop.failed}</p>}
        {isPriced && (
          <PlanShopping
            items={list.items}
            has={later.has}
            id={saved.id}
            leftOut={saved.leftOut}
            data={data}
            cards={cards}
            rates={rates}
            t={t.shop}
            locale={locale}
          />
        )}
      </div>
    </>
  )
}
