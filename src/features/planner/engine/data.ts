import type {
  BagRule,
  Entry,
  Interest,
  ItemGroup,
  Mode,
  Need,
  NumberFact,
  QuantityBase,
  SetFact,
  TimeOfDay,
} from '~/content/trip-choices'
import type { Locale } from '~/i18n/locales'
import type { Stopover } from './trip'

export interface Climate {
  /** °C */
  readonly high: number
  readonly low: number
  readonly rainyDays: number
  /** °C; undefined away from the sea. */
  readonly sea?: number | undefined
}

export interface Place {
  readonly id: string
  readonly name: string
  /** Position on the map, in its units. */
  readonly x: number
  readonly y: number
  readonly altitude: number
  readonly suggestedNights: number
  readonly entries: readonly Entry[]
  /** January to December. */
  readonly climate: readonly Climate[]
}

export interface Leg {
  readonly from: string
  readonly to: string
  readonly mode: Mode
  readonly hours: number
  readonly note?: string | undefined
  /** ISO weekdays; empty for every day. */
  readonly days: readonly number[]
}

export interface Activity {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly place: string
  /** The place to which it is a day trip. */
  readonly visits?: string | undefined
  readonly length: 'half' | 'day'
  readonly times: readonly TimeOfDay[]
  /** Without any, it is planned for rain only. */
  readonly interests: readonly Interest[]
  readonly needs: readonly Need[]
  readonly months: readonly number[]
  readonly closedDays: readonly number[]
  readonly minAge: number
  readonly inRain: boolean
  readonly isHighlight: boolean
  /** `src` is a square, without its width. */
  readonly picture?: { readonly src: string; readonly alt: string } | undefined
}

/**
 * A fact of the trip and its values, of which one is enough; a minus before the fact stands for `noneOf` and `atMost`. A list,
 * which is sent in fewer bytes.
 */
export type Condition = readonly [
  fact: `${'' | '-'}${NumberFact | SetFact}`,
  ...values: readonly (string | number)[],
]

export interface ItemRule {
  readonly isMust: boolean
  readonly reason: string
  readonly conditions: readonly Condition[]
}

export interface Item {
  readonly id: string
  readonly name: string
  readonly group: ItemGroup
  readonly grams: number
  readonly milliliters: number
  readonly bagRule: BagRule
  readonly isBattery: boolean
  readonly product?: string | undefined
  /** Once for the trip, or again every so many days if they are not 0; a list, which is sent in fewer bytes. */
  readonly quantity: readonly [per: QuantityBase, amount: number, everyDays?: number, most?: number]
  readonly rules: readonly ItemRule[]
}

/** What the planner knows, in one language. */
export interface PlannerData {
  readonly locale: Locale
  /** `YYYY-MM-DD`: a trip in a month is in the next one. */
  readonly today: string
  readonly places: readonly Place[]
  readonly legs: readonly Leg[]
  readonly activities: readonly Activity[]
  readonly items: readonly Item[]
  /** Products that each kit holds. */
  readonly kits: readonly { readonly id: string; readonly products: readonly string[] }[]
  /** Words of plans and lists, loaded with them. */
  readonly words: {
    /** What reasons are filled with. */
    readonly needs: Readonly<Partial<Record<Need, string>>>
    /** Why a container is smaller in the cabin. */
    readonly bagReason: string
    readonly modes: Readonly<Record<Mode, string>>
    /** Why nights are in a place that the traveler did not choose. */
    readonly stopovers: Readonly<Record<Stopover, string>>
  }
}
