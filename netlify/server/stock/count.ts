import { z } from 'zod'
import type { Env } from '~/lib/env/env.server'
import { optional } from '~/lib/optional.server'
import { askContent, contentReader } from '../content'
import { type Counter, availabilityId, counterId } from './documents'
import { availability, changeStock, readCounters, setUnits } from './write'

/** What editors enter: how many units there are, and when they counted. */
export const countedStock = z.object({
  /** Empty: not tracked. */
  stock: optional(z.int().min(0)),
  stockCountedAt: optional(z.string()),
})
export type CountedStock = z.infer<typeof countedStock>

/** Whether the editor has counted since the counter was set. */
export const isNewCount = (counter: Counter | undefined, { stock, stockCountedAt }: CountedStock): boolean =>
  stock === undefined
    ? typeof counter?.count === 'number'
    : counter?.count !== stock || (counter.countedAt ?? undefined) !== stockCountedAt

/**
 * Takes over a count from the Studio: the counter restarts from it, and keeps the reservations. Nothing is counted
 * twice: the count is stored beside the units. Without a count, the item is no longer tracked.
 */
export const takeOverCount = (env: Env, item: string, counted: CountedStock): Promise<undefined> =>
  changeStock<undefined>(env, async (client) => {
    const counter = (await readCounters(client, [item])).get(item)
    if (!isNewCount(counter, counted)) return { result: undefined }
    const { stock, stockCountedAt } = counted
    const transaction = client.transaction()
    if (stock === undefined) {
      if (counter)
        transaction.patch(counter._id, (patch) =>
          patch.unset(['count', 'countedAt']).ifRevisionId(counter._rev),
        )
      return { transaction: transaction.delete(availabilityId(item)), result: undefined }
    }
    const origin = { count: stock, ...(stockCountedAt !== undefined && { countedAt: stockCountedAt }) }
    if (counter) {
      const { reserved } = counter
      setUnits(transaction, { ...counter, count: undefined }, { onHand: stock, reserved })
      transaction.patch(counter._id, (patch) =>
        stockCountedAt === undefined ? patch.set(origin).unset(['countedAt']) : patch.set(origin),
      )
    } else {
      const fields = { item, onHand: stock, reserved: 0, ...origin }
      transaction.create({ _id: counterId(item), _type: 'stock', ...fields })
    }
    return {
      transaction: transaction.createOrReplace(availability(item, { onHand: stock })),
      result: undefined,
    }
  })

const published = countedStock.extend({
  _type: z.enum(['product', 'kit']),
  slug: z.object({ current: z.string() }),
})

/** The same for a document that was just published: read by its id, as a query may not see the latest change. */
export async function takeOverPublishedCount(env: Env, id: string): Promise<void> {
  const found = published.safeParse(await askContent(() => contentReader(env).getDocument(id)))
  if (found.success) await takeOverCount(env, found.data.slug.current, found.data)
}
