import {
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { IslandBoundary } from '~/components/IslandBoundary'
import { useStore } from '~/components/use-store'
import { dismissToast } from '~/features/notifications/toast'
import { format } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { dayInHonduras } from '~/lib/honduras-time'
import type { Rates } from '~/lib/money'
import { unlockedIn, withParameters } from './engine/edit'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripRequest, type TripWish } from './engine/parameters'
import type { Stay } from './engine/trip'
import type { TripPlannerMessages } from './messages.server'
import { areEqual } from './parameter-changes'
import { EditIcon } from './planner-icons'
import { presetHere } from './preset'
import { SavedPlan } from './SavedPlan'
import { MAX_TRIPS, NO_TRIPS, type SavedTrip, withoutTrip, withTrip } from './saved-trips'
import { useSharedTrip } from './share/use-shared-trip'
import { TripForm } from './TripForm'
import { headingOf, namesOf } from './trip-heading'
import { saveTripHere, tripHere } from './trip-here'
import { $trips, tripWith } from './trips.store'
import { usePlannerData } from './use-planner-data'
import styles from './Trip.module.css'

interface Props {
  locale: Locale
  t: TripPlannerMessages
  rates: Rates
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

function Planner({ locale, t, rates, places }: Props) {
  const trips = useStore($trips, NO_TRIPS)
  const preset = useSyncExternalStore(
    () => () => {},
    presetHere,
    () => undefined,
  )
  /** The trip in this tab: another tab may show another one. */
  const [current, setCurrent] = useState(() => tripHere() ?? $trips.get().current)
  const [today] = useState(() => dayInHonduras(new Date()))
  /** What the form of a new trip asked for, for when Back leads to it. */
  const [asked, setAsked] = useState<TripRequest>()
  const [deleted, setDeleted] = useState<SavedTrip>()
  /** Names of places whose locked nights were unlocked when the form changed the plan. */
  const [unlocked, setUnlocked] = useState<{ request: TripRequest; names: string[] }>()
  /** How many times the form has changed the plan: it closes each time. */
  const [updates, setUpdates] = useState(0)
  /** A link with a place shows the form, not the last trip. */
  const saved = preset ? undefined : trips.trips.find(({ id }) => id === current)
  const { result, retry } = usePlannerData(pathFor('tripData', locale), saved !== undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const restore = useRef<HTMLButtonElement>(null)

  /** Scrolls to the heading, with any notice above it and the plan below it. */
  const showHeading = () =>
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true })
      const target = status.current?.firstChild ? status : heading
      target.current?.scrollIntoView()
    })
  const plan = ({ nights, ...parameters }: TripWish) => {
    const request = withParameters(saved?.request ?? { parameters, edits: NO_EDITS }, parameters, nights)
    if (!saved) setAsked(request)
    keep(saved ? { ...saved, request } : newTrip(request))
    const lost = unlockedIn(request, nights)
    setUnlocked({ request, names: places.filter(({ id }) => lost.includes(id)).map(({ name }) => name) })
    setUpdates(updates + 1)
    showHeading()
  }
  const keep = (trip: SavedTrip, before = current) => {
    const { trips: all } = $trips.get()
    $trips.set(withTrip($trips.get(), trip))
    open(trip.id, before)
    setDeleted(all.find(({ id }) => !tripWith(id)))
  }
  const open = (id: string, before: string) => {
    // A reload shows the trip, not what the address asks for.
    saveTripHere(id, before)
    setCurrent(id)
    setDeleted(undefined)
    forget()
  }
  const show = (id: string, before = current) => {
    $trips.set({ ...$trips.get(), current: id })
    open(id, before)
    setAsked(undefined)
    if (id) showHeading()
    else requestAnimationFrame(() => panel.current?.focus())
  }
  const remove = (trip: SavedTrip) => {
    // No new history entry, or Back would lead to it.
    show('', '')
    $trips.set(withoutTrip($trips.get(), trip.id))
    setDeleted(trip)
    // Its Undo is for a change to this trip.
    dismissToast()
    requestAnimationFrame(() => restore.current?.focus())
  }
  const { shared, forget } = useSharedTrip((request) => {
    const known = $trips.get().trips.find((trip) => areEqual(trip.request, request))
    const trip = known ?? newTrip(request)
    keep(trip, trip.id)
  })
  useEffect(() => {
    // The links to the parts of a plan make history entries without a trip.
    const goBack = () => {
      const trip = tripHere()
      if (trip === undefined) return
      setCurrent(trip)
      // Also for the page in the other language.
      $trips.set({ ...$trips.get(), current: trip })
    }
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [])
  const isPlanned = saved !== undefined
  // For what the page shows around a plan.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-plan', isPlanned)
  }, [isPlanned])
  const { plan: texts } = t
  const isFull = isPlanned && trips.trips.length === MAX_TRIPS
  const gone = deleted ? [deleted] : []
  /** The oldest trip keeps its name when it makes room for another. */
  const names = namesOf(
    isFull ? [...gone, ...trips.trips] : [...trips.trips, ...gone],
    places,
    t,
    locale,
    today,
  )
  const { parameters, edits } = saved?.request ??
    asked ?? {
      parameters: preset ?? DEFAULT_PARAMETERS,
      edits: NO_EDITS,
    }
  const formFor = (stays: readonly Stay[] = []) => (
    <TripForm
      key={saved?.id ?? 'new'}
      parameters={parameters}
      nights={edits.nights}
      places={places}
      locale={locale}
      t={t}
      isPlanned={isPlanned}
      stays={stays}
      onPlan={plan}
    />
  )
  return (
    <div className={styles.planner}>
      {/* With an id, it is scrolled to below the header. */}
      <div role="status" id="notices" ref={status}>
        {(shared === 'broken' || (shared && saved)) && <p className="notice">{t.share[shared]}</p>}
        {unlocked && unlocked.names.length > 0 && unlocked.request === saved?.request && (
          <p className="notice">{format(texts.unlocked, { name: unlocked.names.join(', ') })}</p>
        )}
        {deleted && (
          <p className="notice cluster">
            {format(isFull ? texts.replaced : texts.deleted, { name: names.get(deleted.id) ?? '' })}
            <Button
              ref={restore}
              look="line"
              size="small"
              onClick={() => {
                keep(deleted)
                showHeading()
              }}
            >
              {texts.restore}
            </Button>
          </p>
        )}
      </div>
      {trips.trips.length > 0 && (
        <nav className={styles.saved} aria-label={texts.saved}>
          {trips.trips.length > (saved ? 1 : 0) && (
            <div>
              {trips.trips.map((trip) => (
                <Button
                  key={trip.id}
                  ref={trip.id === saved?.id ? centerInRow : undefined}
                  look="line"
                  size="small"
                  aria-current={trip.id === saved?.id ? 'true' : undefined}
                  onClick={() => show(trip.id)}
                >
                  {names.get(trip.id)}
                </Button>
              ))}
            </div>
          )}
          {saved && (
            <Button look="quiet" size="small" onClick={() => show('')}>
              <Icon name="plus" size={18} />
              {texts.newTrip}
            </Button>
          )}
        </nav>
      )}
      {!saved && (
        <section className="panel" ref={panel} tabIndex={-1} aria-label={texts.newTrip}>
          {formFor()}
        </section>
      )}
      {saved && (
        <section className={styles.plan} aria-labelledby="plan">
          <h2 id="plan" ref={heading} tabIndex={-1}>
            {headingOf(saved.request.parameters, t, locale, today)}
          </h2>
          {result.state === 'ready' ? (
            <SavedPlan key={saved.id} saved={saved} data={result.data} locale={locale} t={t} rates={rates}>
              {(stays) => (
                <Folded key={updates} summary={texts.change}>
                  {formFor(stays)}
                </Folded>
              )}
            </SavedPlan>
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
          <Button look="quiet" size="small" className={styles.delete} onClick={() => remove(saved)}>
            <Icon name="trash" size={18} />
            {texts.deleteTrip}
          </Button>
        </section>
      )}
    </div>
  )
}

/** For phones, where the trips are in one row that scrolls; the page stays where it is. */
const centerInRow = (trip: HTMLElement | null) => {
  const row = trip?.parentElement
  if (row) row.scrollLeft = trip.offsetLeft - (row.offsetWidth - trip.offsetWidth) / 2
}

/** Renders its content only while open. */
function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.change}
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
    >
      <summary className="button" data-look="line" data-size="small">
        <EditIcon />
        {summary}
      </summary>
      {isOpen && <div className="panel">{children}</div>}
    </details>
  )
}
