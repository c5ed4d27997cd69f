import type { TripParameters } from './engine/parameters'

/** The parameters of `after` that differ from those of `before`. */
export const changesOf = (before: TripParameters, after: TripParameters): Partial<TripParameters> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof TripParameters]),
    ),
  )
