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
  return {
    milliliters: cabin.reduce((sum, { milliliters, quantity }) => sum + milliliters * quantity, 0),
    bagMilliliters: BAG_MILLILITERS * seats,
    grams: cabin.reduce((sum, { grams }) => sum + grams, 0),
    limitGrams: cabinLimit(parameters),
    hasSharp: cabin.some(({ rule }) => rule === 'checked'),
    hasCheckedBatteries: items.some(({ isBattery, place }) => isBattery && place === 'checked'),
    hasLargeContainers: cabin.some(({ milliliters }) => milliliters > CABIN_CONTAINER),
  }
}
