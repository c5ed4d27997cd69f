/** The units of one product or kit. */
export interface Units {
  readonly onHand: number
  /** Held by checkouts that can still be paid. */
  readonly reserved: number
}

/** From this number down, pages say how many are left, and the shop is told each morning. */
export const FEW = 5

/** How many can be bought now. */
export const available = ({ onHand, reserved }: Units): number => Math.max(0, onHand - reserved)

/** What pages show: 0 to {@link FEW}, undefined for more. Reservations do not count, as most of them are temporary. */
export const shownLeft = ({ onHand }: Pick<Units, 'onHand'>): number | undefined =>
  onHand > FEW ? undefined : Math.max(0, onHand)

/** Units of one product or kit that a checkout asks for. */
export interface Demand {
  readonly item: string
  readonly quantity: number
}

export interface Shortage {
  readonly item: string
  /** How many can be bought now. */
  readonly left: number
}

/** What exceeds the available units. An item without a counter has none left. */
export const shortagesOf = (demand: readonly Demand[], counters: ReadonlyMap<string, Units>): Shortage[] =>
  demand.flatMap(({ item, quantity }) => {
    const counter = counters.get(item)
    const left = counter ? available(counter) : 0
    return left < quantity ? [{ item, left }] : []
  })

export type ReservationState = 'open' | 'released' | 'sold'

/**
 * What moving a reservation from one state to another does to the units, per reserved unit; undefined where nothing
 * changes. A sale counts even if the reservation was released before, because the money has been taken.
 */
export function effectOf(from: ReservationState, to: Exclude<ReservationState, 'open'>): Units | undefined {
  if (from === to || from === 'sold') return undefined
  if (to === 'released') return { onHand: 0, reserved: -1 }
  return { onHand: -1, reserved: from === 'open' ? -1 : 0 }
}

/** `units` after `effect` on each of `quantity` units. Reservations never fall below zero. */
export const changed = (units: Units, effect: Units, quantity: number): Units => ({
  onHand: units.onHand + effect.onHand * quantity,
  reserved: Math.max(0, units.reserved + effect.reserved * quantity),
})
