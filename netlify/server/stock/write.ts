import { setTimeout as pause } from 'node:timers/promises'
import type { SanityClient, Transaction } from '@sanity/client'
import { type Units, shownLeft } from '~/features/stock/stock'
import type { Env } from '~/lib/env/env.server'
import { askContent, contentWriter, isConflict } from '../content'
import { unavailable } from '../errors'
import { type Counter, availabilityId, counterDocument, counterId } from './documents'

/** Shorter than a shopper waits for a checkout. */
const PATIENCE_MS = 6000

/** The result of reading what a change needs: the change, or a result without one. */
type Attempt<Result> =
  | { readonly transaction: Transaction; readonly result: Result }
  | { readonly result: Result }

let queue: Promise<unknown> = Promise.resolve()

/**
 * Commits what `prepare` decides from current documents in one transaction with revision checks, and starts again when
 * one of them was changed in the meantime. Changes of one instance wait for each other, so that they do not conflict.
 */
export function changeStock<Result>(
  env: Env,
  prepare: (client: SanityClient) => Promise<Attempt<Result>>,
): Promise<Result> {
  const change = queue.then(() => commit(contentWriter(env), prepare))
  queue = change.catch(() => undefined)
  return change
}

async function commit<Result>(
  client: SanityClient,
  prepare: (client: SanityClient) => Promise<Attempt<Result>>,
): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS
  for (let round = 1; ; round += 1) {
    const attempt = await askContent(() => prepare(client))
    if (!('transaction' in attempt)) return attempt.result
    try {
      const done = await askContent(() => attempt.transaction.commit({ visibility: 'sync' }))
      if (!(done as Partial<typeof done> | undefined)?.transactionId)
        throw unavailable('content', new Error('The change of stock was not confirmed'))
      return attempt.result
    } catch (error) {
      if (!isConflict(error)) throw error
      if (Date.now() > deadline) throw unavailable('content', error)
      await pause(Math.random() * 40 * Math.min(round, 8))
    }
  }
}

/** The counters of these items, by item; untracked ones are missing. */
export async function readCounters(
  client: SanityClient,
  items: readonly string[],
): Promise<ReadonlyMap<string, Counter>> {
  const found = await client.getDocuments([...new Set(items)].map(counterId))
  const counters = found.flatMap((document) => (document ? [counterDocument.parse(document)] : []))
  return new Map(counters.map((counter) => [counter.item, counter]))
}

/** Adds the change of a counter to a transaction, and of what pages show if that differs. */
export function setUnits(transaction: Transaction, counter: Counter, next: Units): Transaction {
  const { _id, _rev, item } = counter
  const { onHand, reserved } = next
  const written = transaction.patch(_id, (patch) => patch.set({ onHand, reserved }).ifRevisionId(_rev))
  const isShown = typeof counter.count === 'number'
  return isShown && shownLeft(next) !== shownLeft(counter)
    ? written.createOrReplace(availability(item, next))
    : written
}

/** The public document that pages are built from. */
export const availability = (item: string, units: Pick<Units, 'onHand'>) => {
  const left = shownLeft(units)
  return { _id: availabilityId(item), _type: 'availability', item, ...(left !== undefined && { left }) }
}
