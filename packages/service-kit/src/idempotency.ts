import { createHash } from 'node:crypto'
import type { Collection, State } from './state'

/** A request that carries an idempotency key. */
export interface KeyedRequest {
  readonly path: string
  readonly body: string
}

/** The first answer to a key, kept for a day. */
export interface IdempotencyRecord<A> {
  readonly key: string
  readonly at: number
  readonly path: string
  readonly bodyHash: string
  readonly answer: A
}

/** The key is in use by a request that is still running, or was used with another path or body. */
export class KeyConflict extends Error {
  override readonly name = 'KeyConflict'
  readonly kind: 'running' | 'path' | 'body'
  /** The path the key was first used with. */
  readonly path: string
  constructor(kind: KeyConflict['kind'], path: string) {
    super(`idempotency key: ${kind}`)
    this.kind = kind
    this.path = path
  }
}

const DAY = 24 * 60 * 60 * 1_000

/**
 * Runs the work of each key once. The work and the record of its answer are one transaction: a request that was
 * answered never runs again, one that threw may. `prepare` runs first, while the key already counts as in use.
 */
export const createIdempotency = <A>(state: State, records: Collection<IdempotencyRecord<A>>) => {
  const running = new Set<string>()
  for (const { key, at } of records.all()) if (Date.now() - at > DAY) records.remove(key)

  return async (
    key: string | undefined,
    { path, body }: KeyedRequest,
    prepare: () => Promise<unknown>,
    work: () => A,
  ): Promise<{ answer: A; replayed: boolean }> => {
    if (key === undefined) {
      await prepare()
      return { answer: state.transaction(work), replayed: false }
    }
    const bodyHash = createHash('sha256').update(body).digest('hex')
    const found = records.get(key)
    if (found && Date.now() - found.at <= DAY) {
      if (found.path !== path) throw new KeyConflict('path', found.path)
      if (found.bodyHash !== bodyHash) throw new KeyConflict('body', found.path)
      return { answer: found.answer, replayed: true }
    }
    if (running.has(key)) throw new KeyConflict('running', path)
    running.add(key)
    try {
      await prepare()
      const answer = state.transaction(() => {
        const first = work()
        records.put(key, { key, at: Date.now(), path, bodyHash, answer: first })
        return first
      })
      return { answer, replayed: false }
    } finally {
      running.delete(key)
    }
  }
}
