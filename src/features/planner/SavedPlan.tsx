import { useCallback, useMemo } from 'react'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { cardAt } from '~/features/catalog-index/catalog-index'
import { useCatalog } from '~/features/catalog-index/use-catalog'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { Rates } from '~/lib/money'
import type { PlannerData } from './engine/data'
import { packFor } from './engine/pack'
import { planTrip } from './engine/plan-trip'
import type { TripPlannerMessages } from './messages.server'
import { PackingSection } from './PackingSection'
import { PlanView } from './PlanView'
import type { SavedTrip } from './saved-trips'
import { TripActions } from './share/TripActions'
import { AddBar, ShoppingPanel } from './ShoppingPanel'
import { headingOf } from './trip-heading'
import { keepTrip, tickItem } from './trips.store'
import { useEdits } from './use-edits'
import { useShopping } from './use-shopping'
import styles from './Trip.module.css'

interface Props {
  saved: SavedTrip
  data: PlannerData
  locale: Locale
  t: TripPlannerMessages
  rates: Rates
}

/** A plan with its packing list and what is missing. */
export function SavedPlan({ saved, data, locale, t, rates }: Props) {
  const { request } = saved
  const { parameters } = request
  const trip = useMemo(() => planTrip(request, data), [request, data])
  const list = useMemo(() => packFor(trip, parameters, data), [trip, parameters, data])
  const { change, undo, canUndo, last, steps } = useEdits(saved.id)
  const toggle = useCallback((item: string) => tickItem(saved.id, item), [saved.id])
  const { catalog } = useCatalog(pathFor('catalogIndex', locale), true)
  const cards = useMemo(
    () =>
      new Map(
        catalog.state === 'ready'
          ? catalog.value.ids.map((id, i) => [id, cardAt(catalog.value, i, t.kits)] as const)
          : [],
      ),
    [catalog, t.kits],
  )
  const shopping = useShopping({ items: list.items, has: saved.has, data, cards, t: t.shop, locale })
  const isPriced = catalog.state === 'ready'
  const parts = [
    ['days', t.plan.daysHeading],
    ['packing', t.packing.heading],
    ...(isPriced ? [['shop', t.shop.heading] as const] : []),
  ] as const
  return (
    <>
      <div className={styles.summary}>
        <div className={styles.tools}>
          <Button look="line" size="small" aria-disabled={!canUndo || undefined} onClick={undo}>
            <Icon name="return" size={18} />
            {t.plan.undo}
          </Button>
          <TripActions
            title={headingOf(parameters, t)}
            request={request}
            trip={trip}
            data={data}
            locale={locale}
            t={t}
          />
        </div>
        <p role="status" className="visually-hidden">
          <span key={steps}>{last && (last === 'undo' ? t.plan.undone : t.plan.changed)}</span>
        </p>
        <nav aria-label={t.plan.parts}>
          <ul className={styles.parts}>
            {parts.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <PlanView request={request} trip={trip} data={data} t={t} locale={locale} onChange={change} />
      <div className={styles.plan}>
        <PackingSection
          list={list}
          saved={saved}
          cards={cards}
          rates={rates}
          t={t}
          locale={locale}
          onToggle={toggle}
          onChange={keepTrip}
        />
        {catalog.state === 'failed' && <p>{t.shop.failed}</p>}
        {isPriced && (
          <>
            <ShoppingPanel shopping={shopping} cards={cards} rates={rates} t={t.shop} locale={locale} />
            <AddBar shopping={shopping} rates={rates} t={t.shop} locale={locale} />
          </>
        )}
      </div>
    </>
  )
}
