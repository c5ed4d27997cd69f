import { TIMES, type TimeOfDay } from '~/content/trip-choices'
import type { Day, Slot } from './engine/trip'

/** Parts of a day that belong together: a full-day activity, or travel. */
export interface Block {
  readonly kind: Slot['kind']
  readonly times: readonly [TimeOfDay, ...TimeOfDay[]]
}

export const blocksOf = ({ slots }: Day): readonly Block[] =>
  TIMES.reduce<readonly Block[]>((blocks, time) => {
    const slot = slots[time]
    const last = blocks.at(-1)
    const continues =
      last?.kind === slot.kind && (slot.kind === 'travel' || (slot.kind === 'activity' && slot.continues))
    return continues
      ? blocks.with(-1, { ...last, times: [...last.times, time] })
      : [...blocks, { kind: slot.kind, times: [time] }]
  }, [])

/** `Morning`, `Morning – Evening`. */
export const timesOf = (times: Block['times'], names: Readonly<Record<TimeOfDay, string>>): string =>
  [...new Set([times[0], times.at(-1) ?? times[0]])].map((time) => names[time]).join(' – ')
