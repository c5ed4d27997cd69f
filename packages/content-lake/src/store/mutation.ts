import { z } from 'zod'
import { isValidId, randomName } from '../document'
import { Refused } from '../errors'

const looseDocument = z.looseObject({ _type: z.string().min(1), _id: z.string().optional() })
const namedDocument = looseDocument.extend({ _id: z.string() })
const byId = z.looseObject({ id: z.string() })
const byQuery = z.looseObject({ query: z.string(), params: z.record(z.string(), z.unknown()).optional() })

const one = <K extends string, S extends z.ZodType>(
  operation: K,
  schema: S,
): z.ZodObject<Record<K, S>, z.core.$strict> => z.strictObject({ [operation]: schema } as Record<K, S>)

/** A mutation as sent by a client: ids may be missing, patches and deletes may select by query. */
export const mutationRequest = z.union([
  one('create', looseDocument),
  one('createIfNotExists', namedDocument),
  one('createOrReplace', namedDocument),
  one('patch', z.union([byId, byQuery])),
  one('delete', z.union([byId, byQuery])),
])
export type MutationRequest = z.infer<typeof mutationRequest>

export interface NewDocument {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}
export interface Patch {
  readonly id: string
  readonly ifRevisionID?: string
  readonly [operation: string]: unknown
}

/** A mutation of exactly one document, as applied, stored in the journal and sent to listeners. */
export type Mutation =
  | { readonly create: NewDocument }
  | { readonly createIfNotExists: NewDocument }
  | { readonly createOrReplace: NewDocument }
  | { readonly patch: Patch }
  | { readonly delete: { readonly id: string } }

export const targetOf = (mutation: Mutation): string => {
  if ('patch' in mutation) return mutation.patch.id
  if ('delete' in mutation) return mutation.delete.id
  if ('create' in mutation) return mutation.create._id
  return ('createIfNotExists' in mutation ? mutation.createIfNotExists : mutation.createOrReplace)._id
}

type FindIds = (query: string, params: Record<string, unknown>) => readonly string[]

/** Resolves queries to ids, generates missing ids, drops `_rev`, and adds `_key`s with `autoKeys`. */
export const resolveMutations = (
  requests: readonly MutationRequest[],
  options: { findIds: FindIds; autoKeys: boolean },
): Mutation[] =>
  requests.flatMap((request, index): Mutation[] => {
    if ('patch' in request) return patches(request.patch, options)
    if ('delete' in request) return idsOf(request.delete, options.findIds).map((id) => ({ delete: { id } }))
    const keyed = options.autoKeys ? (withKeys(request) as typeof request) : request
    if ('create' in keyed) return [{ create: named(keyed.create, index) }]
    if ('createIfNotExists' in keyed) return [{ createIfNotExists: named(keyed.createIfNotExists, index) }]
    return [{ createOrReplace: named(keyed.createOrReplace, index) }]
  })

type Selection = z.infer<typeof byId> | z.infer<typeof byQuery>
const isById = (selection: Selection): selection is z.infer<typeof byId> =>
  typeof selection['id'] === 'string'

const idsOf = (selection: Selection, findIds: FindIds): readonly string[] =>
  isById(selection) ? [selection.id] : findIds(selection.query, selection['params'] ?? {})

const patches = (selection: Selection, { findIds, autoKeys }: { findIds: FindIds; autoKeys: boolean }) => {
  const { query: _query, params: _params, id: _id, ...operations } = selection as Record<string, unknown>
  const kept = (autoKeys ? withKeys(operations) : operations) as Record<string, unknown>
  return idsOf(selection, findIds).map((id): Mutation => ({ patch: { ...kept, id } }))
}

const named = ({ _rev: _unused, ...document }: z.infer<typeof looseDocument>, index: number): NewDocument => {
  const requested = document._id ?? ''
  const _id = requested === '' || requested.endsWith('.') ? requested + randomName() : requested
  if (!isValidId(_id))
    throw new Refused(400, { type: 'validationError', description: `Malformed document ID: "${_id}"` }, index)
  return { ...document, _id }
}

const withKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => keyed(withKeys(item)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withKeys(inner)]))
}

const keyed = (item: unknown) =>
  typeof item === 'object' && item !== null && !Array.isArray(item) && !('_key' in item)
    ? { _key: randomName(12), ...item }
    : item
