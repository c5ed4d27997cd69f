import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'

type Change = readonly [collection: string, id: string, value: unknown]

/** Records of one kind by id, in the order they were first put. Treat what `get` gives as read-only. */
export interface Collection<T> {
  get(id: string): T | undefined
  put(id: string, value: T): void
  remove(id: string): void
  all(): T[]
  readonly size: number
}

/** Everything a stand-in remembers. Each change is in the file before the call returns, so it survives `kill -9`. */
export interface State {
  collection<T>(name: string): Collection<T>
  /** All changes made by `work` are kept, or (when it throws, or the process dies) none of them. */
  transaction<R>(work: () => R): R
  clear(): void
  close(): void
}

const FILE = 'state.jsonl'

/**
 * Opens the journal under `dir` (made if missing): one JSON line per transaction, the last state wins.
 * The file is rewritten without history at each opening; a line torn by a crash was never answered for and is dropped.
 */
export const openState = (dir: string): State => {
  mkdirSync(dir, { recursive: true })
  const path = join(dir, FILE)
  const collections = replay(path)
  let file = compact(path, collections)
  let pending: { change: Change; before: unknown }[] | undefined

  const records = (name: string) => collections.get(name) ?? collections.set(name, new Map()).get(name)!
  const apply = ([name, id, value]: Change) =>
    value === null ? records(name).delete(id) : records(name).set(id, value)
  const write = (change: Change) => {
    if (!pending) append(file, [change])
    else pending.push({ change, before: records(change[0]).get(change[1]) ?? null })
    apply(change)
  }

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
        if (pending.length > 0)
          append(
            file,
            pending.map(({ change }) => change),
          )
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
      closeSync(file)
      file = compact(path, collections)
    },
    close: () => closeSync(file),
  }
}

type Collections = Map<string, Map<string, unknown>>

const replay = (path: string): Collections => {
  const collections: Collections = new Map()
  if (!existsSync(path)) return collections
  const lines = readFileSync(path, 'utf8').split('\n')
  lines.pop()
  for (const line of lines)
    for (const [name, id, value] of JSON.parse(line) as Change[]) {
      const records = collections.get(name) ?? collections.set(name, new Map()).get(name)!
      if (value === null) records.delete(id)
      else records.set(id, value)
    }
  return collections
}

const compact = (path: string, collections: Collections): number => {
  const fresh = `${path}.new`
  const file = openSync(fresh, 'w', 0o600)
  for (const [name, records] of collections)
    for (const [id, value] of records) append(file, [[name, id, value]])
  closeSync(file)
  renameSync(fresh, path)
  return openSync(path, 'a', 0o600)
}

const append = (file: number, changes: readonly Change[]) => {
  const bytes = Buffer.from(`${JSON.stringify(changes)}\n`)
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
}
