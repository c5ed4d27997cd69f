import { join } from 'node:path'
import type { LakeDocument } from '../document'
import { randomName } from '../document'
import { type Change, type Result, type Transaction, applyTransaction } from './apply'
import { type JournalLine, openJournal, readJournal } from './journal'
import type { Mutation } from './mutation'
import { ReferenceIndex, checkIntegrity } from './references'

/** A transaction together with what it did. */
export interface Commit {
  readonly transaction: Transaction
  readonly changes: readonly Change[]
}

/** `undefined` says that everything was replaced at once (reset). */
type Listener = (commit: Commit | undefined) => void

export interface Write {
  readonly mutations: readonly Mutation[]
  readonly author: string
  /** Chosen by the client or made up here; becomes `_rev`. */
  readonly transactionId?: string | undefined
  readonly dryRun?: boolean
}

export interface Written {
  readonly transactionId: string
  readonly results: readonly Result[]
  /** The documents as the transaction left them, by id. */
  readonly documents: ReadonlyMap<string, LakeDocument | null>
}

export interface Store {
  get(id: string): LakeDocument | undefined
  all(): Iterable<LakeDocument>
  /** Grows with each change; what was computed from another version is stale. */
  readonly version: number
  /** The newest transactions, oldest first. */
  readonly history: readonly Commit[]
  referrersOf(id: string): string[]
  /** Takes effect at once, resolves when it is safe on disk. Throws {@link Refused}; then nothing has changed. */
  write(write: Write): Promise<Written>
  /** Told after a transaction is safe on disk, in order. Returns the way to stop. */
  subscribe(listener: Listener): () => void
  replaceAll(documents: readonly LakeDocument[]): Promise<void>
  close(): Promise<void>
}

interface Options {
  readonly dir: string
  /** Asked only when there is no state yet. */
  readonly seed: () => Promise<readonly LakeDocument[]>
  /** Transactions in the file before it is rewritten, and how many of them are kept as history. */
  readonly compactAfter?: number
  readonly keep?: number
}

/** Opens the documents under `dir`, replaying what was written before. */
export const openStore = async ({ dir, seed, compactAfter = 4000, keep = 1000 }: Options): Promise<Store> => {
  const path = join(dir, 'documents.ndjson')
  const documents = new Map<string, LakeDocument>()
  const references = new ReferenceIndex()
  const listeners = new Set<Listener>()
  let history: Commit[] = []
  let version = 0

  const apply = (commit: Commit) => {
    for (const change of commit.changes) {
      references.apply(change)
      if (change.after) documents.set(change.id, change.after)
      else documents.delete(change.id)
    }
    history.push(commit)
    version += 1
  }
  const load = (document: LakeDocument) => {
    references.apply({ id: document._id, before: documents.get(document._id) ?? null, after: document })
    documents.set(document._id, document)
  }
  const lookup = (id: string) => documents.get(id)

  const lines = readJournal(path)
  for (const line of lines ?? (await seed()).map((doc): JournalLine => ({ doc })))
    if ('doc' in line) load(line.doc)
    else apply({ transaction: line.tx, changes: applyTransaction(lookup, line.tx).changes })

  const journal = await openJournal(path)
  const asLines = (): JournalLine[] => [
    ...[...rewound(documents, history)].map((doc) => ({ doc })),
    ...history.map(({ transaction }) => ({ tx: transaction })),
  ]
  let compacting = false
  const compact = async () => {
    compacting = true
    await journal.rewrite(() => {
      history = history.slice(-keep)
      return asLines()
    })
    compacting = false
  }
  if (!lines || history.length > compactAfter) await compact()

  return {
    get: lookup,
    all: () => documents.values(),
    get version() {
      return version
    },
    get history() {
      return history
    },
    referrersOf: (id) => references.referrersOf(id),
    async write({ mutations, author, transactionId = randomName(), dryRun = false }) {
      const transaction = { id: transactionId, timestamp: new Date().toISOString(), author, mutations }
      const { changes, results } = applyTransaction(lookup, transaction)
      checkIntegrity(
        changes,
        (id) => documents.has(id),
        (id) => references.referrersOf(id),
      )
      const left = results.map(({ id }) => [id, documents.get(id) ?? null] as const)
      const written = {
        transactionId,
        results,
        documents: new Map([...left, ...changes.map(({ id, after }) => [id, after] as const)]),
      }
      if (dryRun) return written
      if (changes.length === 0) {
        await journal.settled()
        return written
      }
      const commit = { transaction, changes }
      apply(commit)
      await journal.append({ tx: transaction })
      for (const listener of listeners) listener(commit)
      if (history.length > compactAfter && !compacting) await compact()
      return written
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async replaceAll(next) {
      for (const [id, before] of [...documents]) {
        references.apply({ id, before, after: null })
        documents.delete(id)
      }
      for (const document of next) load(document)
      history = []
      version += 1
      await journal.rewrite(asLines)
      for (const listener of listeners) listener(undefined)
    },
    close: () => journal.close(),
  }
}

/** The documents as they stood before `commits`. */
const rewound = (documents: ReadonlyMap<string, LakeDocument>, commits: readonly Commit[]) => {
  const past = new Map(documents)
  for (const { changes } of [...commits].reverse())
    for (const { id, before } of changes)
      if (before) past.set(id, before)
      else past.delete(id)
  return past.values()
}
