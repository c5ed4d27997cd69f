import { join } from 'node:path'
import { openJournal } from './journal'

type Change = readonly [collection: string, id: string, value: unknown]

/** Records of one kind by id, in insertion order. Treat the values as read-only. */
export interface Collection<T> {
  get(id: string): T | undefined
  put(id: string, value: T): void
  remove(id: string): void
  all(): T[]
  readonly size: number
}

/** The persistent state of a service. Each change is in the file before the call returns, so it survives `kill -9`. */
export interface State {
  collection<T>(name: string): Collection<T>
  /** All changes made by `work` are stored, or, if it throws or the process dies, none of them. */
  transaction<R>(work: () => R): R
  clear(): void
  close(): void
}

/** Opens the state in `dir`, created if missing: a journal with one line per transaction, compacted at each opening. */
export const openState = (dir: string): State => {
  const { entries = [], journal } = openJournal<readonly Change[]>(join(dir, 'state.jsonl'))
  const collections = new Map<string, Map<string, unknown>>()
  let pending: { change: Change; before: unknown }[] | undefined

  const records = (name: string) => {
    const found = collections.get(name) ?? new Map<string, unknown>()
    collections.set(name, found)
    return found
  }
  const apply = ([name, id, value]: Change) =>
    value === null ? records(name).delete(id) : records(name).set(id, value)
  const write = (change: Change) => {
    if (!pending) journal.append([change])
    else pending.push({ change, before: records(change[0]).get(change[1]) ?? null })
    apply(change)
  }
  const snapshot = function* (): Generator<Change[]> {
    for (const [name, values] of collections) for (const [id, value] of values) yield [[name, id, value]]
  }

  for (const changes of entries) for (const change of changes) apply(change)
  journal.rewrite(snapshot())

  return {
    collection<T>(name: string): Collection<T> {
      return {
        get: (id) => records(name).get(id) as T | undefined,
        put: (id, value) => write([name, id, value]),
        remove: (id) => write([name, id, null]),
        all: () => [...records(name).values()] as T[],
        get size() {
          return records(name).size
        },
      }
    },
    transaction(work) {
      if (pending) return work()
      pending = []
      try {
        const result = work()
        if (pending.length > 0) journal.append(pending.map(({ change }) => change))
        return result
      } catch (error) {
        for (const { change, before } of pending.reverse()) apply([change[0], change[1], before])
        throw error
      } finally {
        pending = undefined
      }
    },
    clear() {
      collections.clear()
      journal.rewrite([])
    },
    close: () => journal.close(),
  }
}
