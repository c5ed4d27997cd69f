import type { CarryOnCheck, PackedItem } from './packing'
import { CABIN_CONTAINER } from './pack'
import type { TripParameters } from './parameters'
import { cabinLimit, seatsOf } from './party'

/** A quart. */
const BAG_MILLILITERS = 946

/** Checks the cabin bags against security and airline rules. */
export const checkCarryOn = (items: readonly PackedItem[], parameters: TripParameters): CarryOnCheck => {
  const seats = seatsOf(parameters)
  const cabin = items.filter(({ place }) => place === 'cabin')
  const idsOf = (found: readonly PackedItem[]) => found.map(({ id }) => id)
  return {
    milliliters: cabin.reduce((sum, { milliliters, quantity }) => sum + milliliters * quantity, 0),
    bagMilliliters: BAG_MILLILITERS * seats,
    grams: cabin.reduce((sum, { grams }) => sum + grams, 0),
    limitGrams: cabinLimit(parameters),
    sharp: idsOf(cabin.filter(({ rule }) => rule === 'checked')),
    batteriesToMove: idsOf(items.filter(({ isBattery, place }) => isBattery && place === 'checked')),
    tooLarge: idsOf(cabin.filter(({ milliliters }) => milliliters > CABIN_CONTAINER)),
  }
}
