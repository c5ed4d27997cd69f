import { z } from 'zod'
import { optional } from '~/lib/optional.server'
import { publishedId } from '../published-id'

/** A document in a list that editors put in order. */
export interface Placed {
  /** Of the published document. */
  readonly id: string
  readonly title: string
  /** Lists show the lowest first; documents without it come last. */
  readonly position: number | undefined
  /** The stored versions: published, draft or both. */
  readonly versions: readonly string[]
}

const read = z.array(
  z.object({
    _id: z.string(),
    position: optional(z.number()),
    title: z
      .string()
      .nullish()
      .transform((value) => value ?? 'Sin nombre'),
  }),
)

/** The documents of a query's result in the shop's order: the order of the published versions, else of the drafts. */
export const readPlaced = (found: unknown): Placed[] =>
  [...Map.groupBy(read.parse(found), ({ _id }) => publishedId(_id))]
    .map(([id, versions]) => {
      const published = versions.find(({ _id }) => _id === id)
      const draft = versions.find(({ _id }) => _id !== id)
      return {
        id,
        title: (draft ?? published)?.title ?? id,
        position: (published ?? draft)?.position,
        versions: versions.map(({ _id }) => _id),
      }
    })
    .toSorted((a, b) => positionOf(a) - positionOf(b) || (a.id < b.id ? -1 : 1))

const positionOf = ({ position }: Placed): number => position ?? Number.MAX_SAFE_INTEGER

/** The items with the one at index `from` at index `to`. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))

const STEP = 10
/** Below this distance, the list is numbered again. */
const SMALLEST_GAP = 1e-6

/**
 * The positions to store after the item at index `to` has been put there: one, halfway between its neighbors, or all
 * that differ from 10, 20, 30 … when the neighbors leave no room.
 */
export const positionsAfterMove = (items: readonly Placed[], to: number): Map<string, number> => {
  const item = items[to]
  if (!item) return new Map()
  const before = to === 0 ? undefined : items[to - 1]
  const after = items[to + 1]
  const low = before ? before.position : (after?.position ?? STEP) - 2 * STEP
  const high = after ? after.position : (before?.position ?? 0) + 2 * STEP
  if (low !== undefined && high !== undefined && high - low > SMALLEST_GAP)
    return new Map([[item.id, (low + high) / 2]])
  return new Map(
    items.flatMap(({ id, position }, index) =>
      position === (index + 1) * STEP ? [] : [[id, (index + 1) * STEP] as const],
    ),
  )
}
