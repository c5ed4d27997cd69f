import type { BagRule, ItemGroup } from '~/content/trip-choices'

/** One line of a packing list. */
export interface PackedItem {
  /** Id of the packing item. */
  readonly id: string
  readonly name: string
  readonly group: ItemGroup
  /** 1 to 99, for all travelers together. */
  readonly quantity: number
  /** In grams, for all units. */
  readonly grams: number
  /** Per container; 0 for a solid. With carry-on only, at most 100. */
  readonly milliliters: number
  readonly place: 'cabin' | 'checked' | 'worn'
  readonly rule: BagRule
  readonly isBattery: boolean
  /** Needed, not just nice to have. */
  readonly isMust: boolean
  /** Why it is on the list, one sentence for each rule that applies. */
  readonly reasons: readonly string[]
  /** Id of the matching product in the shop. */
  readonly product?: string | undefined
}

export interface PackingList {
  readonly items: readonly PackedItem[]
  /** Not allowed in the cabin, with no other bag to put it in. */
  readonly leftOut: readonly PackedItem[]
  /** Nice to have, but too much for the cabin bags. */
  readonly tooMuch: readonly PackedItem[]
}

/** Leaves out what is only nice to have. */
export const mustsOf = ({ items, leftOut }: PackingList): PackingList => ({
  items: items.filter(({ isMust }) => isMust),
  leftOut: leftOut.filter(({ isMust }) => isMust),
  tooMuch: [],
})

/** Whether the cabin bags pass security and the scale. */
export interface CarryOnCheck {
  /** Liquids in the cabin and what the quart-size bags hold. */
  readonly milliliters: number
  readonly bagMilliliters: number
  readonly grams: number
  readonly limitGrams: number
  /** Whether something is in a bag where it is not allowed. */
  readonly hasSharp: boolean
  readonly hasCheckedBatteries: boolean
  readonly hasLargeContainers: boolean
}
