import type { Place } from './data'
import { type Draft, isRushed } from './empty-days'
import type { Stay } from './trip'

interface Wanted {
  readonly place: Place
  /** Set by the traveler. */
  readonly locked?: number | undefined
}

/**
 * Distributes `total` nights: locked ones first, then one for each place, then by suggested nights (largest remainder).
 * Nights that no place can take are in `rest`.
 */
export const distributeNights = (
  wanted: readonly Wanted[],
  total: number,
): { stays: Stay[]; rest: number } => {
  let left = total
  const locked = wanted.map((stay) => {
    if (stay.locked === undefined) return undefined
    const nights = Math.min(stay.locked, left)
    left -= nights
    return nights
  })
  const free = wanted.flatMap((stay, i) => (locked[i] === undefined ? [{ ...stay, i }] : []))
  const nights = [...locked]
  const first = free.toSorted((a, b) => b.place.suggestedNights - a.place.suggestedNights).slice(0, left)
  for (const { i } of free) nights[i] = first.some((stay) => stay.i === i) ? 1 : 0
  left -= first.length
  // Each place already has a night; with more nights than suggested, stays grow in proportion.
  const open = first.reduce((sum, { place }) => sum + place.suggestedNights - 1, 0)
  const given = left > open ? 0 : 1
  const weights = first.map(({ place }) => Math.max(place.suggestedNights - given, 0.25))
  const sum = weights.reduce((a, b) => a + b, 0)
  const shares = weights.map((weight) => (left * weight) / sum)
  first.forEach(({ i }, at) => (nights[i]! += Math.floor(shares[at]!)))
  const missing = left - shares.reduce((a, share) => a + Math.floor(share), 0)
  first
    .map(({ i }, at) => ({ i, fraction: shares[at]! % 1 }))
    .toSorted((a, b) => b.fraction - a.fraction)
    .slice(0, Math.round(missing))
    .forEach(({ i }) => nights[i]!++)
  return {
    stays: wanted.map(({ place }, i) => ({
      place: place.id,
      nights: nights[i] ?? 0,
      isLocked: locked[i] !== undefined,
    })),
    rest: first.length === 0 ? left : 0,
  }
}

/** How hard it is to move from one place to another on a day of the trip (0 is the first), and the hours it takes. */
interface Moves {
  readonly hardship: (day: number, hours: number, from: string, to: string) => number
  readonly hours: (day: number, from: string, to: string) => number
}

/** Shifts moves between stays by up to two days where holidays make that easier and it takes no longer. */
export const awayFromHolidays = (stays: readonly Stay[], { hardship, hours }: Moves): Stay[] => {
  const isFixed = ({ isLocked, stopover }: Stay) =>
    isLocked || (stopover !== undefined && stopover !== 'rest')
  const moved = [...stays]
  let day = 0
  for (const [i] of stays.entries()) {
    const [from, to] = [moved[i], moved[i + 1]]
    if (!from || !to) break
    day += from.nights
    const most = hours(day, from.place, to.place)
    if (isFixed(from) || isFixed(to)) continue
    const hard = (by: number) => hardship(day + by, most, from.place, to.place)
    const [by] = (to.nights > from.nights ? [1, -1, 2, -2] : [-1, 1, -2, 2])
      .filter(
        (one) =>
          from.nights + one > 0 &&
          to.nights - one > 0 &&
          hard(one) < hard(0) &&
          hours(day + one, from.place, to.place) <= most,
      )
      .toSorted((a, b) => hard(a) - hard(b))
    if (by === undefined) continue
    moved[i] = { ...from, nights: from.nights + by }
    moved[i + 1] = { ...to, nights: to.nights - by }
    day += by
  }
  return moved
}

/** Nights that a stay keeps when another needs one. */
const KEPT = 2

/** Gives a night of the longest stay to each one that would have no daytime. */
export const withDaytime = (
  stays: readonly Stay[],
  daysOf: (stays: readonly Stay[]) => readonly Draft[],
): Stay[] => {
  const all = [...stays]
  let days = daysOf(all)
  for (const [i, stay] of stays.entries()) {
    const [longest] = all
      .filter(({ isLocked, nights }) => !isLocked && nights > KEPT)
      .toSorted((a, b) => b.nights - a.nights)
    if (stay.isLocked || !longest || !isRushed(stay, days)) continue
    all[all.indexOf(longest)] = { ...longest, nights: longest.nights - 1 }
    all[i] = { ...stay, nights: stay.nights + 1 }
    days = daysOf(all)
  }
  return all
}
