import { Mutation as Mutator } from '@sanity/mutator'
import type { LakeDocument } from '../document'
import { Refused } from '../errors'
import { type Mutation, type NewDocument, type Patch, targetOf } from './mutation'

/** A journal entry, from which the transaction can be repeated. */
export interface Transaction {
  /** Becomes the `_rev` of every document it touches. */
  readonly id: string
  /** ISO 8601. */
  readonly timestamp: string
  /** User id. */
  readonly author: string
  readonly mutations: readonly Mutation[]
}

/** The effect of a transaction on one document; `null` means that it does not exist. */
export interface Change {
  readonly id: string
  readonly before: LakeDocument | null
  readonly after: LakeDocument | null
  readonly mutations: readonly Mutation[]
}

export interface Result {
  readonly id: string
  readonly operation: 'create' | 'update' | 'delete' | 'none'
}

export interface Applied {
  readonly changes: readonly Change[]
  readonly results: readonly Result[]
}

type Lookup = (id: string) => LakeDocument | undefined

/**
 * The changes that the mutations of a transaction make, in order. Pure: stores nothing.
 * Throws {@link Refused} when a document unexpectedly exists, is missing, or has another revision.
 */
export const applyTransaction = (lookup: Lookup, transaction: Transaction): Applied => {
  const touched = new Map<
    string,
    { before: LakeDocument | null; after: LakeDocument | null; done: Mutation[] }
  >()
  const results = transaction.mutations.map((mutation, index): Result => {
    const id = targetOf(mutation)
    const before = lookup(id) ?? null
    const entry = touched.get(id) ?? { before, after: before, done: [] }
    const outcome = applyOne(mutation, entry.after, transaction, index)
    const operation = operationOf(entry.after, outcome)
    if (operation !== 'none') touched.set(id, { before, after: outcome, done: [...entry.done, mutation] })
    return { id, operation }
  })
  const changes = [...touched].map(([id, { before, after, done }]) => ({
    id,
    before,
    after,
    mutations: done,
  }))
  return { results, changes: changes.filter(({ before, after }) => before !== after) }
}

const operationOf = (before: LakeDocument | null, after: LakeDocument | null): Result['operation'] => {
  if (before === after) return 'none'
  if (!before) return 'create'
  return after ? 'update' : 'delete'
}

const applyOne = (
  mutation: Mutation,
  current: LakeDocument | null,
  transaction: Transaction,
  index: number,
) => {
  if ('delete' in mutation) return null
  if ('patch' in mutation) return patched(mutation.patch, current, transaction, index)
  if ('createIfNotExists' in mutation) return current ?? fresh(mutation.createIfNotExists, null, transaction)
  if ('createOrReplace' in mutation) return fresh(mutation.createOrReplace, current, transaction)
  const { create } = mutation
  if (current)
    throw new Refused(
      409,
      {
        type: 'documentAlreadyExistsError',
        description: `Document by ID "${create._id}" already exists`,
        id: create._id,
      },
      index,
    )
  return fresh(create, null, transaction)
}

const fresh = (
  document: NewDocument,
  replaced: LakeDocument | null,
  { id, timestamp }: Transaction,
): LakeDocument => ({
  ...document,
  _createdAt:
    typeof document['_createdAt'] === 'string' ? document['_createdAt'] : (replaced?._createdAt ?? timestamp),
  _updatedAt: timestamp,
  _rev: id,
})

const patched = (
  patch: Patch,
  current: LakeDocument | null,
  { id, timestamp }: Transaction,
  index: number,
) => {
  if (!current)
    throw new Refused(
      404,
      {
        type: 'documentNotFoundError',
        description: `The document with the ID "${patch.id}" was not found`,
        id: patch.id,
      },
      index,
    )
  if (patch.ifRevisionID && patch.ifRevisionID !== current._rev)
    throw new Refused(
      409,
      {
        type: 'documentRevisionIDDoesNotMatchError',
        description: `Document "${patch.id}" has unexpected revision ID ("${current._rev}"), expected "${patch.ifRevisionID}"`,
        id: patch.id,
        currentRevisionID: current._rev,
        expectedRevisionID: patch.ifRevisionID,
      },
      index,
    )
  const next = runPatch(patch, current, index)
  if (next._id !== current._id || next._type !== current._type) {
    const attribute = next._id === current._id ? '_type' : '_id'
    const description = `Cannot modify immutable attribute "${attribute}"`
    throw new Refused(
      409,
      { type: 'cannotModifyImmutableAttributeError', description, attribute, id: patch.id },
      index,
    )
  }
  return { ...next, _updatedAt: timestamp, _rev: id }
}

const runPatch = (patch: Patch, current: LakeDocument, index: number): LakeDocument => {
  try {
    return new Mutator({ mutations: [{ patch }] }).apply({ ...current }) as LakeDocument
  } catch (cause) {
    const description = `Patch of "${patch.id}" cannot be applied: ${cause instanceof Error ? cause.message : String(cause)}`
    throw new Refused(400, { type: 'validationError', description, id: patch.id }, index)
  }
}
