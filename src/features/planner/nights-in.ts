import type { Stay } from './engine/trip'

/** Nights by place, with those of several stays at one place added up. */
export const nightsIn = (stays: readonly Stay[]): ReadonlyMap<string, number> =>
  stays.reduce(
    (all, { place, nights }) => all.set(place, (all.get(place) ?? 0) + nights),
    new Map<string, number>(),
  )
