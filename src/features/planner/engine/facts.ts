import { monthNames } from '~/i18n/dates'
import { formatHeight, formatTemperature } from '~/i18n/measures'
import type { NumberFact, ReasonFact, SetFact } from '~/content/trip-choices'
import { contracted, inSentence } from '../place-name'
import type { Condition, Place, PlannerData } from './data'
import type { TripParameters } from './parameters'
import { isCarryOnOnly, isFlight, youngestOf } from './party'
import { remembered } from './remembered'
import type { Trip } from './trip'

/** What the conditions and reasons of packing items can refer to. */
export interface Facts {
  /** By the names in conditions: `rainyDays` and, for its negation, `-rainyDays`. */
  readonly values: ReadonlyMap<string, number | ReadonlySet<unknown> | undefined>
  /** Values for the placeholders of reasons, except the activity. */
  readonly words: Readonly<Partial<Record<ReasonFact, string | undefined>>>
  /** A place after its preposition: `in Lake Yojoa` → `at Lake Yojoa`. */
  readonly fitted: (phrase: string) => string
  /** The first place with an activity that has the need. */
  readonly placeOfNeed: ReadonlyMap<string, string>
  /** The lowest minimum age of the activities that have the need. */
  readonly ageOfNeed: ReadonlyMap<string, number>
}

type Extreme = readonly [value: number, place: Place] | undefined

/** The place with the highest value; with -1, the lowest. */
const extreme = (
  places: readonly Place[],
  value: (place: Place) => number | undefined,
  sign: 1 | -1 = 1,
): Extreme =>
  places.reduce<Extreme>((best, place) => {
    const one = value(place)
    return one !== undefined && (!best || one * sign > best[0] * sign) ? [one, place] : best
  }, undefined)

/** `7½` */
const inHalves = (hours: number): string => `${Math.floor(hours) || ''}${Number.isInteger(hours) ? '' : '½'}`

export const factsOf = (trip: Trip, parameters: TripParameters, data: PlannerData): Facts => {
  const { stays, days, month } = trip
  const stayed = new Set(stays.map(({ place }) => place))
  const places = data.places.filter(({ id }) => stayed.has(id))
  const climate = (place: Place) => place.climate[month - 1]
  const rain = extreme(places, (place) => climate(place)?.rainyDays)
  const hot = extreme(places, (place) => climate(place)?.high)
  const cold = extreme(places, (place) => climate(place)?.low, -1)
  const sea = extreme(places, (place) => climate(place)?.sea)
  const high = extreme(places, ({ altitude }) => altitude)

  const activities = new Map(data.activities.map((activity) => [activity.id, activity]))
  const placeOfNeed = new Map<string, string>()
  const ageOfNeed = new Map<string, number>()
  for (const { slots } of days)
    for (const slot of Object.values(slots)) {
      const activity = slot.kind === 'activity' ? activities.get(slot.activity) : undefined
      const place = activity && data.places.find(({ id }) => id === activity.place)
      for (const need of activity?.needs ?? []) {
        if (place && !placeOfNeed.has(need)) placeOfNeed.set(need, inSentence(place.name, data.locale))
        ageOfNeed.set(need, Math.min(ageOfNeed.get(need) ?? Infinity, activity?.minAge ?? 0))
      }
    }

  const numbers: Record<NumberFact, number | undefined> = {
    days: days.length,
    nights: days.length - 1,
    rainyDays: rain?.[0],
    high: hot?.[0],
    low: cold?.[0],
    sea: sea?.[0],
    altitude: high?.[0],
    adults: parameters.adults,
    children: parameters.children.length,
    infants: parameters.infants,
    youngest: youngestOf(parameters),
    travelHours: Math.round(trip.travelHours),
    places: stays.length,
  }
  const celsius = (degrees: number | undefined) =>
    degrees === undefined ? undefined : formatTemperature(degrees, data.locale)
  const nameOf = (found: Extreme) => found && inSentence(found[1].name, data.locale)
  const sets: Record<SetFact, ReadonlySet<string>> = {
    activity: new Set(placeOfNeed.keys()),
    interest: new Set(parameters.interests),
    place: stayed,
    mode: new Set(days.flatMap(({ rides }) => rides.map(({ leg }) => leg.mode))),
    month: new Set([String(month)]),
    bag: new Set(parameters.bag === 'checked' || isCarryOnOnly(parameters) ? [parameters.bag] : []),
    origin: new Set([parameters.origin]),
    gateway: new Set(
      [parameters.arrival, parameters.departure].map((one) => (isFlight(one, parameters) ? one : 'land')),
    ),
    pace: new Set([parameters.pace]),
  }
  const values = new Map(
    Object.entries({ ...numbers, ...sets }).flatMap(([name, value]) => [
      [name, value],
      [`-${name}`, value],
    ]),
  )
  return {
    values,
    words: {
      days: String(numbers.days),
      nights: String(numbers.nights),
      month: monthNames(data.locale)[month - 1],
      rainyDays: rain && String(rain[0]),
      rainyPlace: nameOf(rain),
      high: celsius(numbers.high),
      hotPlace: nameOf(hot),
      low: celsius(numbers.low),
      coldPlace: nameOf(cold),
      sea: celsius(numbers.sea),
      altitude: high && formatHeight(high[0], data.locale),
      highPlace: nameOf(high),
      travelHours: inHalves(trip.travelHours),
    },
    fitted: remembered((phrase) => contracted(phrase, data.locale)),
    placeOfNeed,
    ageOfNeed,
  }
}

export const conditionsHold = (conditions: readonly Condition[], { values }: Facts): boolean =>
  conditions.every((condition) => {
    const value = values.get(condition[0])
    const isNot = condition[0][0] === '-'
    if (typeof value === 'object') return condition.some((one, i) => i > 0 && value.has(one)) !== isNot
    const limit = Number(condition[1])
    return value !== undefined && (isNot ? value <= limit : value >= limit)
  })
