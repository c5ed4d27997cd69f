import type { Understood } from '../reader/understood'

/** What a text does to the time of a trip. */
export interface TimeChange {
  /** The words that say so. */
  readonly found: string
  /** Days that the trip, or the stay that the text names, becomes longer. */
  readonly longer?: number | undefined
  /** The same by place. */
  readonly stays?: Readonly<Record<string, number>>
  readonly when?: Understood['when']
  /** Nights that a text sets for all places of the trip. */
  readonly nights?: Readonly<Record<string, number>>
  /** A new request may say this, too. */
  readonly mayBeNew?: boolean
  /** Words of the reader's dates that change nothing. */
  readonly left?: readonly string[]
}
