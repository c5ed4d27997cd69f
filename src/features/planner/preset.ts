import { DEFAULT_PARAMETERS, type TripParameters, tripParameters } from './engine/parameters'

/**
 * Parameters named in the address, such as `?place=roatan&interest=diving`; undefined without any. Unknown values are
 * ignored.
 */
const parametersOfAddress = (search: string, defaults: TripParameters): TripParameters | undefined => {
  const query = new URLSearchParams(search)
  const places = query.getAll('place')
  const interests = query.getAll('interest')
  if (places.length === 0 && interests.length === 0) return undefined
  const parsed = tripParameters.safeParse({ ...defaults, places, interests })
  if (parsed.success) return parsed.data
  const onlyPlaces = tripParameters.safeParse({ ...defaults, places })
  return onlyPlaces.success ? onlyPlaces.data : undefined
}

/** The query that presets places and interests. */
export const presetQueryOf = ({
  places,
  interests = [],
}: {
  readonly places: readonly string[]
  readonly interests?: readonly string[]
}): string =>
  `?${new URLSearchParams([
    ...places.map((place) => ['place', place]),
    ...interests.map((interest) => ['interest', interest]),
  ])}`

let known: { readonly search: string; readonly parameters: TripParameters | undefined } | undefined

/** The parameters that the page's address names. */
export const presetHere = (): TripParameters | undefined => {
  const { search } = window.location
  if (known?.search !== search)
    known = { search, parameters: parametersOfAddress(search, DEFAULT_PARAMETERS) }
  return known.parameters
}
