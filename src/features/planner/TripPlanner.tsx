import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '~/components/Button'
import { IslandBoundary } from '~/components/IslandBoundary'
import { useStore } from '~/components/use-store'
import { cardAt } from '~/features/catalog-index/catalog-index'
import { useCatalog } from '~/features/catalog-index/use-catalog'
import { format } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { Rates } from '~/lib/money'
import type { PlannerData } from './engine/data'
import { packFor } from './engine/pack'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripParameters, type TripRequest } from './engine/parameters'
import { planTrip } from './engine/plan-trip'
import type { HondurasMap } from './map.server'
import type { TripPlannerMessages } from './messages.server'
import { PackingSection } from './PackingSection'
import { PlanView } from './PlanView'
import { presetHere } from './preset'
import { currentTrip, NO_TRIPS, type SavedTrip, withoutTrip, withTrip } from './saved-trips'
import { TripActions } from './share/TripActions'
import { useSharedTrip } from './share/use-shared-trip'
import { ShoppingPanel } from './ShoppingPanel'
import { TripForm } from './TripForm'
import { $trips } from './trips.store'
import { usePlannerData } from './use-planner-data'
import styles from './Trip.module.css'

interface Props {
  locale: Locale
  t: TripPlannerMessages
  rates: Rates
  map: HondurasMap
  places: readonly { readonly id: string; readonly name: string }[]
}

export function TripPlanner(props: Props) {
  return (
    <IslandBoundary t={props.t.common}>
      <Planner {...props} />
    </IslandBoundary>
  )
}

const newTrip = (request: TripRequest): SavedTrip => ({ id: crypto.randomUUID(), request, has: [], own: [] })

function Planner({ locale, t, rates, map, places }: Props) {
  const trips = useStore($trips, NO_TRIPS)
  const preset = useSyncExternalStore(
    () => () => {},
    presetHere,
    () => undefined,
  )
  /** A link to the form with a place shows the form, and not the last trip. */
  const [showsForm, setShowsForm] = useState(true)
  const saved = preset && showsForm ? undefined : currentTrip(trips)
  const { result, retry } = usePlannerData(pathFor('tripData', locale), saved !== undefined)
  const heading = useRef<HTMLHeadingElement>(null)

  const plan = (parameters: TripParameters) => {
    const keepsEdits = saved && sameWay(saved.request.parameters, parameters)
    const request = { parameters, edits: keepsEdits ? saved.request.edits : NO_EDITS }
    $trips.set(withTrip($trips.get(), saved ? { ...saved, request } : newTrip(request)))
    setShowsForm(false)
    requestAnimationFrame(() => heading.current?.focus())
  }
  const show = (id: string) => {
    $trips.set({ ...trips, current: id })
    setShowsForm(false)
  }
  const shared = useSharedTrip((request) => {
    $trips.set(withTrip($trips.get(), newTrip(request)))
    setShowsForm(false)
  })
  const { plan: texts } = t
  const parameters = saved?.request.parameters ?? preset ?? DEFAULT_PARAMETERS
  const form = (
    <TripForm
      key={saved?.id ?? (preset ? 'preset' : 'new')}
      parameters={parameters}
      places={places}
      locale={locale}
      t={t}
      isPlanned={saved !== undefined}
      onPlan={plan}
    />
  )
  return (
    <div className={styles.planner}>
      <div role="status">{shared && <p className="notice">{t.share[shared]}</p>}</div>
      {saved ? (
        <details className="panel">
          <summary>{texts.change}</summary>
          {form}
        </details>
      ) : (
        <div className="panel">{form}</div>
      )}
      {trips.trips.length > 0 && (
        <nav className={styles.saved} aria-label={texts.saved}>
          {trips.trips.map(({ id, request }) => (
            <Button
              key={id}
              look={id === saved?.id ? 'solid' : 'line'}
              size="small"
              aria-current={id === saved?.id ? 'true' : undefined}
              onClick={() => show(id)}
            >
              {headingOf(request.parameters, t)}
            </Button>
          ))}
          {saved && (
            <>
              <Button look="line" size="small" onClick={() => $trips.set({ ...trips, current: '' })}>
                {texts.newTrip}
              </Button>
              <Button look="quiet" size="small" onClick={() => $trips.set(withoutTrip(trips, saved.id))}>
                {texts.deleteTrip}
              </Button>
            </>
          )}
        </nav>
      )}
      {saved && (
        <section className={styles.plan} aria-labelledby="plan">
          <h2 id="plan" ref={heading} tabIndex={-1}>
            {headingOf(saved.request.parameters, t)}
          </h2>
          {result.state === 'ready' ? (
            <SavedPlan
              key={saved.id}
              saved={saved}
              data={result.data}
              locale={locale}
              t={t}
              rates={rates}
              map={map}
            />
          ) : (
            <div role="status" className="stack">
              {result.state === 'loading' ? (
                <p className="soft">
                  <span className="spinner" aria-hidden="true" /> {texts.loading}
                </p>
              ) : (
                <>
                  <p>{texts.failed}</p>
                  <Button look="line" size="small" onClick={retry}>
                    {texts.retry}
                  </Button>
                </>
              )}
            </div>
          )}
        </section>
      )}
    </div>
  )
}

const headingOf = ({ when }: TripParameters, t: TripPlannerMessages): string =>
  format(t.plan.heading, {
    days: when.days,
    month: t.months[('month' in when ? when.month : Number(when.start.slice(5, 7))) - 1] ?? '',
  })

/** Changes of the plan still make sense for the new parameters. */
const sameWay = (before: TripParameters, after: TripParameters): boolean =>
  before.when.days === after.when.days && before.places.join() === after.places.join()

interface SavedPlanProps extends Omit<Props, 'places'> {
  saved: SavedTrip
  data: PlannerData
}

function SavedPlan({ saved, data, locale, t, rates, map }: SavedPlanProps) {
  const { request } = saved
  const trip = useMemo(() => planTrip(request, data), [request, data])
  const list = useMemo(() => packFor(trip, request.parameters, data), [trip, request, data])
  const [before, setBefore] = useState<readonly TripRequest[]>([])
  const [status, setStatus] = useState('')
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
  const keep = (next: SavedTrip) => $trips.set(withTrip($trips.get(), next))
  const change = (next: TripRequest) => {
    if (next === request) return
    setBefore([...before, request].slice(-30))
    keep({ ...saved, request: next })
    setStatus(t.plan.changed)
  }
  const undo = () => {
    const last = before.at(-1)
    if (!last) return
    setBefore(before.slice(0, -1))
    keep({ ...saved, request: last })
    setStatus(t.plan.changed)
  }
  return (
    <>
      <div className="cluster">
        <Button look="line" size="small" aria-disabled={before.length === 0 || undefined} onClick={undo}>
          {t.plan.undo}
        </Button>
        <p className="small soft">{t.plan.kept}</p>
        <p role="status" className="visually-hidden">
          {status}
        </p>
      </div>
      <TripActions
        title={headingOf(request.parameters, t)}
        request={request}
        trip={trip}
        data={data}
        locale={locale}
        t={t}
      />
      <PlanView request={request} trip={trip} data={data} map={map} t={t} locale={locale} onChange={change} />
      <PackingSection
        list={list}
        saved={saved}
        cards={cards}
        rates={rates}
        t={t}
        locale={locale}
        onChange={keep}
      />
      {catalog.state === 'failed' ? (
        <p>{t.shop.failed}</p>
      ) : (
        catalog.state === 'ready' && (
          <ShoppingPanel
            items={list.items}
            has={saved.has}
            data={data}
            cards={cards}
            rates={rates}
            t={t.shop}
            locale={locale}
          />
        )
      )}
    </>
  )
}
