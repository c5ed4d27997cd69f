import * as v from 'valibot'
import { DEFAULT_PARAMETERS, type TripParameters, tripParameters } from './engine/parameters'

const NAMED = ['arrival', 'departure', 'bag', 'pace'] as const

/**
 * Parameters named in the address, such as `?place=roatan&interest=diving`; undefined without a place or interest,
 * unless it asks for a new trip with `?new`. Unknown values are ignored.
 */
const parametersOfAddress = (search: string, defaults: TripParameters): TripParameters | undefined => {
  const query = new URLSearchParams(search)
  const places = query.getAll('place')
  const interests = query.getAll('interest')
  if (places.length === 0 && interests.length === 0) return query.has('new') ? defaults : undefined
  const month = query.get('month')
  const parsed = v.safeParse(tripParameters, {
    ...defaults,
    ...Object.fromEntries(NAMED.map((name) => [name, query.get(name) ?? defaults[name]])),
    ...(month !== null && { when: { month: Number(month), days: Number(query.get('days')) } }),
    children: query.getAll('child').map(Number),
    places,
    interests,
  })
  if (parsed.success) return parsed.output
  const onlyPlaces = v.safeParse(tripParameters, { ...defaults, places })
  return onlyPlaces.success ? onlyPlaces.output : undefined
}

/** The query that presets places, plus the other parameters of a whole trip. */
export const presetQueryOf = ({
  places,
  interests = [],
  children = [],
  when,
  ...more
}: Pick<TripParameters, 'places'> & Partial<TripParameters>): string =>
  `?${new URLSearchParams([
    ...places.map((place) => ['place', place]),
    ...interests.map((interest) => ['interest', interest]),
    ...children.map((age) => ['child', String(age)]),
    ...NAMED.flatMap((name) => (more[name] === undefined ? [] : [[name, more[name]]])),
    ...(when && 'month' in when
      ? [
          ['month', String(when.month)],
          ['days', String(when.days)],
        ]
      : []),
  ])}`

let known: { readonly search: string; readonly parameters: TripParameters | undefined } | undefined

/** The parameters named in the page's address. */
export const presetHere = (): TripParameters | undefined => {
  const { search } = window.location
  if (known?.search !== search)
    known = { search, parameters: parametersOfAddress(search, DEFAULT_PARAMETERS) }
  return known.parameters
}
