import { join } from 'node:path'
import { openJournal } from 'service-kit/journal'
import type { LakeDocument } from '../document'
import { randomName } from '../document'
import { type Applied, type Result, type Transaction, applyTransaction } from './apply'
import type { Mutation } from './mutation'
import { ReferenceIndex, checkIntegrity } from './references'

/** First the documents as they once were, then every transaction since. */
type Entry = { readonly doc: LakeDocument } | { readonly tx: Transaction }

/** A transaction and its effects. */
export interface Commit extends Applied {
  readonly transaction: Transaction
}

/** `undefined` means that all documents were replaced (reset). */
type Listener = (commit: Commit | undefined) => void

export interface Write {
  readonly mutations: readonly Mutation[]
  readonly author: string
  /** Becomes `_rev`; random by default. */
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
  /** Increases with each change. */
  readonly version: number
  /** The newest transactions, oldest first. */
  readonly history: readonly Commit[]
  referrersOf(id: string): string[]
  /** Visible immediately, resolves when it is on disk. Throws {@link Refused} without any effect. */
  write(write: Write): Promise<Written>
  /** The result of a transaction in the history, for a client that did not get it and sends the transaction again. */
  written(transactionId: string | undefined): Promise<Written> | undefined
  /** Called in order after each transaction is on disk. Returns the function to unsubscribe. */
  subscribe(listener: Listener): () => void
  replaceAll(documents: readonly LakeDocument[]): Promise<void>
  close(): Promise<void>
}

interface Options {
  readonly dir: string
  /** Called only when there is no state yet. */
  readonly seed: () => Promise<readonly LakeDocument[]>
  /** The file is rewritten after this many transactions; `keep` of them stay as history. */
  readonly compactAfter?: number
  readonly keep?: number
}

/** Opens the documents in `dir` by replaying the journal. */
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

  const { entries, journal } = openJournal<Entry>(path)
  for (const entry of entries ?? (await seed()).map((doc): Entry => ({ doc })))
    if ('doc' in entry) load(entry.doc)
    else apply({ transaction: entry.tx, ...applyTransaction(lookup, entry.tx) })

  const rewrite = () =>
    journal.rewrite([
      ...[...rewound(documents, history)].map((doc) => ({ doc })),
      ...history.map(({ transaction }) => ({ tx: transaction })),
    ])
  const compact = () => {
    history = history.slice(-keep)
    rewrite()
  }
  if (!entries || history.length > compactAfter) compact()

  const writtenOf = ({ id }: Transaction, { results, changes }: Applied): Written => {
    const left = results.map((result) => [result.id, documents.get(result.id) ?? null] as const)
    return {
      transactionId: id,
      results,
      documents: new Map([...left, ...changes.map((change) => [change.id, change.after] as const)]),
    }
  }

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
      const applied = applyTransaction(lookup, transaction)
      checkIntegrity(
        applied.changes,
        (id) => documents.has(id),
        (id) => references.referrersOf(id),
      )
      const written = writtenOf(transaction, applied)
      if (dryRun) return written
      if (applied.changes.length === 0) {
        await journal.flush()
        return written
      }
      const commit = { transaction, ...applied }
      journal.append({ tx: transaction })
      apply(commit)
      await journal.flush()
      for (const listener of listeners) listener(commit)
      if (history.length > compactAfter) compact()
      return written
    },
    written(transactionId) {
      const commit = history.findLast(({ transaction }) => transaction.id === transactionId)
      return commit && journal.flush().then(() => writtenOf(commit.transaction, commit))
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
      rewrite()
      for (const listener of listeners) listener(undefined)
    },
    async close() {
      await journal.flush()
      journal.close()
    },
  }
}

/** The documents as they were before `commits`. */
const rewound = (documents: ReadonlyMap<string, LakeDocument>, commits: readonly Commit[]) => {
  const past = new Map(documents)
  for (const { changes } of [...commits].reverse())
    for (const { id, before } of changes)
      if (before) past.set(id, before)
      else past.delete(id)
  return past.values()
}
