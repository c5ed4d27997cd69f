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
  /** °C; undefined inland. */
  readonly sea?: number | undefined
}

export interface Place {
  readonly id: string
  readonly name: string
  /** Position in map units. */
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
  /** The place that the day trip goes to. */
  readonly visits?: string | undefined
  readonly length: 'half' | 'day'
  readonly times: readonly TimeOfDay[]
  /** If empty, it is planned only for rain. */
  readonly interests: readonly Interest[]
  readonly needs: readonly Need[]
  readonly months: readonly number[]
  readonly closedDays: readonly number[]
  readonly minAge: number
  readonly inRain: boolean
  readonly isHighlight: boolean
  /** `src` is square and has no width. */
  readonly picture?: { readonly src: string; readonly alt: string } | undefined
}

/**
 * A fact about the trip and its values, any of which will do; a minus before the fact stands for `noneOf` and `atMost`.
 * A list takes fewer bytes to send. Numbers are text.
 */
export type Condition = readonly [fact: `${'' | '-'}${NumberFact | SetFact}`, ...values: readonly string[]]

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
  /** Once for the trip, or once every so many days unless that is 0. A list takes fewer bytes to send. */
  readonly quantity: readonly [per: QuantityBase, amount: number, everyDays?: number, most?: number]
  readonly rules: readonly ItemRule[]
}

/** The planner's data, in one language. */
export interface PlannerData {
  readonly locale: Locale
  /** `YYYY-MM-DD`: a trip without dates is in the next such month. */
  readonly today: string
  readonly places: readonly Place[]
  readonly legs: readonly Leg[]
  readonly activities: readonly Activity[]
  readonly items: readonly Item[]
  /** Products in each kit. */
  readonly kits: readonly { readonly id: string; readonly products: readonly string[] }[]
  /** Wording for plans and packing lists, loaded with the data. */
  readonly words: {
    /** What the placeholders of reasons are filled with. */
    readonly needs: Readonly<Partial<Record<Need, string>>>
    /** Why a container has to be smaller in the cabin. */
    readonly bagReason: string
    readonly modes: Readonly<Record<Mode, string>>
    /** Why nights are spent in a place that the traveler did not choose. */
    readonly stopovers: Readonly<Record<Stopover, string>>
  }
}
