import { useEffect, useState } from 'react'
import { dayInHonduras } from '~/lib/honduras-time'
import { climateOf, type Columns, picturesOf, rowsOf, rulesOf, type SentRule } from './columns'
import type { Activity, Item, Leg, Place, PlannerData } from './engine/data'

/** In milliseconds. */
const TIMEOUT = 20_000

type Loading = { state: 'loading' } | { state: 'ready'; data: PlannerData } | { state: 'failed' }

/** Activities refer to `pictures` by index. */
type Sent = Omit<PlannerData, 'legs' | 'items' | 'places' | 'activities' | 'today'> & {
  readonly legs: Columns<Leg>
  readonly packing: Columns<Omit<Item, 'rules'> & { readonly rules: readonly SentRule[] }>
  readonly places: Columns<Omit<Place, 'climate'> & { readonly climate: readonly (number | null)[] }>
  readonly activities: Columns<Omit<Activity, 'picture'> & { readonly picture?: number }>
  /** Without alt texts, as the plan shows them beside the activity's name. */
  readonly pictures: string
}

/** Throws when the data cannot be loaded within {@link TIMEOUT}. */
export async function loadPlannerData(url: string): Promise<PlannerData> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`trip.json: ${response.status}`)
  const { places, legs, activities, packing, pictures, ...data } = (await response.json()) as Sent
  // Another version of the site, from a cache or after a deploy, may send data in another shape.
  if (![places.id, legs.from, activities.id, packing.id].every(Array.isArray) || typeof pictures !== 'string')
    throw new Error('trip.json')
  const sources = picturesOf(pictures)
  return {
    ...data,
    today: dayInHonduras(new Date()),
    places: rowsOf(places).map((place) => ({ ...place, climate: climateOf(place.climate) })),
    legs: rowsOf(legs),
    activities: rowsOf(activities).map((row) => {
      const src = sources[row.picture ?? -1]
      return { ...row, picture: src === undefined ? src : { src, alt: '' } }
    }),
    items: rowsOf(packing).map((item) => ({ ...item, rules: rulesOf(item.rules) })),
  }
}

/** The planner's data, loaded once `wanted`. */
export function usePlannerData(url: string, wanted: boolean) {
  const [result, setResult] = useState<Loading>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    loadPlannerData(url).then(
      (data) => isCurrent && setResult({ state: 'ready', data }),
      () => isCurrent && setResult({ state: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [url, wanted, attempt])
  const retry = () => {
    setResult({ state: 'loading' })
    setAttempt(attempt + 1)
  }
  return { result, retry }
}
