import { createHash } from 'node:crypto'
import type { Collection, State } from './state'

/** A request that carries an idempotency key. */
export interface Asked {
  readonly path: string
  readonly body: string
}

/** The first answer to a key, kept for a day. */
export interface Kept<A> {
  readonly key: string
  readonly at: number
  readonly path: string
  readonly bodyHash: string
  readonly answer: A
}

/** The key is in use for a request that still runs, or was used for another path or body. */
export class KeyConflict extends Error {
  override readonly name = 'KeyConflict'
  readonly kind: 'running' | 'path' | 'body'
  /** The path the key was first used for. */
  readonly path: string
  constructor(kind: KeyConflict['kind'], path: string) {
    super(`idempotency key: ${kind}`)
    this.kind = kind
    this.path = path
  }
}

const DAY = 24 * 60 * 60 * 1_000

/**
 * Does each key's work once. The work and the memory of its answer are one transaction: a request that was answered
 * is never done again, one that threw may be. `prepare` runs before it, while the key counts as in use.
 */
export const createOnce = <A>(state: State, kept: Collection<Kept<A>>) => {
  const running = new Set<string>()
  for (const { key, at } of kept.all()) if (Date.now() - at > DAY) kept.remove(key)

  return async (
    key: string | undefined,
    { path, body }: Asked,
    prepare: () => Promise<unknown>,
    work: () => A,
  ): Promise<{ answer: A; replayed: boolean }> => {
    if (key === undefined) {
      await prepare()
      return { answer: state.transaction(work), replayed: false }
    }
    const bodyHash = createHash('sha256').update(body).digest('hex')
    const found = kept.get(key)
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
        const done = work()
        kept.put(key, { key, at: Date.now(), path, bodyHash, answer: done })
        return done
      })
      return { answer, replayed: false }
    } finally {
      running.delete(key)
    }
  }
}
