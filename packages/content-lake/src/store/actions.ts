import { z } from 'zod'
import type { LakeDocument } from '../document'
import { Refused } from '../errors'
import { applyTransaction } from './apply'
import type { Mutation, NewDocument } from './mutation'

const document = z.looseObject({ _id: z.string(), _type: z.string().min(1) })
const action = <N extends string, S extends z.ZodRawShape>(name: N, shape: S) =>
  z.looseObject({ actionType: z.literal(`sanity.action.document.${name}`), ...shape })

/** The actions of the Studio, except those of releases. */
export const actionRequest = z.discriminatedUnion('actionType', [
  action('create', { attributes: document, ifExists: z.enum(['fail', 'ignore']).default('fail') }),
  action('edit', { draftId: z.string(), publishedId: z.string(), patch: z.record(z.string(), z.unknown()) }),
  action('publish', {
    draftId: z.string(),
    publishedId: z.string(),
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  action('unpublish', { draftId: z.string(), publishedId: z.string() }),
  action('delete', { publishedId: z.string(), includeDrafts: z.array(z.string()).default([]) }),
  action('discard', { draftId: z.string() }),
  action('replaceDraft', { attributes: document }),
  action('version.create', {
    publishedId: z.string(),
    document: document.optional(),
    baseId: z.string().optional(),
    versionId: z.string().optional(),
  }),
  action('version.replace', { document }),
  action('version.discard', { versionId: z.string() }),
])
export type ActionRequest = z.infer<typeof actionRequest>

type Lookup = (id: string) => LakeDocument | undefined

/** The mutations of the actions. Throws {@link Refused} that names the conflicting document. */
export const toMutations = (actions: readonly ActionRequest[], lookup: Lookup): Mutation[] => {
  const staged = new Map<string, LakeDocument | undefined>()
  const current: Lookup = (id) => (staged.has(id) ? staged.get(id) : lookup(id))
  const stage = { id: 'staged', author: '', timestamp: new Date().toISOString() }
  return actions.flatMap((request) => {
    const mutations = mutationsOf(request, current)
    for (const { id, after } of applyTransaction(current, { ...stage, mutations }).changes)
      staged.set(id, after ?? undefined)
    return mutations
  })
}

const mutationsOf = (request: ActionRequest, lookup: Lookup): Mutation[] => {
  switch (request.actionType) {
    case 'sanity.action.document.create':
      return request.ifExists === 'ignore'
        ? [{ createIfNotExists: request.attributes }]
        : [{ create: request.attributes }]
    case 'sanity.action.document.edit':
      return edit(request, lookup)
    case 'sanity.action.document.publish':
      return publish(request, lookup)
    case 'sanity.action.document.unpublish': {
      const published = content(required(request.publishedId, lookup))
      return [
        { createIfNotExists: { ...published, _id: request.draftId } },
        { delete: { id: request.publishedId } },
      ]
    }
    case 'sanity.action.document.delete':
      return [request.publishedId, ...request.includeDrafts]
        .filter((id) => lookup(id))
        .map((id) => ({ delete: { id } }))
    case 'sanity.action.document.discard':
      return [{ delete: { id: required(request.draftId, lookup)._id } }]
    case 'sanity.action.document.replaceDraft':
      return [{ createOrReplace: request.attributes }]
    case 'sanity.action.document.version.create':
      return [{ create: newVersion(request, lookup) }]
    case 'sanity.action.document.version.replace':
      return [{ createOrReplace: request.document }]
    case 'sanity.action.document.version.discard':
      return [{ delete: { id: required(request.versionId, lookup)._id } }]
  }
}

type Of<T extends string> = Extract<ActionRequest, { actionType: `sanity.action.document.${T}` }>

const edit = ({ draftId, publishedId, patch }: Of<'edit'>, lookup: Lookup): Mutation[] => {
  const change: Mutation = { patch: { ...patch, id: draftId } }
  if (lookup(draftId)) return [change]
  return [{ create: { ...content(required(publishedId, lookup)), _id: draftId } }, change]
}

const publish = (request: Of<'publish'>, lookup: Lookup): Mutation[] => {
  const draft = required(request.draftId, lookup)
  const published = lookup(request.publishedId)
  requireRevision(request.draftId, draft, request.ifDraftRevisionId)
  requireRevision(request.publishedId, published, request.ifPublishedRevisionId)
  const { _createdAt = draft._createdAt } = published ?? {}
  const next = strengthened({ ...content(draft), _id: request.publishedId, _createdAt }) as NewDocument
  return [{ createOrReplace: next }, { delete: { id: request.draftId } }]
}

const newVersion = (
  { document: given, baseId, versionId, publishedId }: Of<'version.create'>,
  lookup: Lookup,
) => {
  if (given) return given
  return { ...content(required(baseId ?? publishedId, lookup)), _id: versionId ?? `drafts.${publishedId}` }
}

const required = (id: string, lookup: Lookup): LakeDocument => {
  const found = lookup(id)
  if (found) return found
  throw new Refused(404, { type: 'documentNotFoundError', description: `Document "${id}" was not found`, id })
}

const requireRevision = (id: string, found: LakeDocument | undefined, expected: string | undefined) => {
  if (expected === undefined || found?._rev === expected) return
  const description = `Document "${id}" has unexpected revision ID ("${found?._rev ?? ''}"), expected "${expected}"`
  throw new Refused(409, { type: 'documentRevisionIDDoesNotMatchError', description, id })
}

/** The document without the fields of its revision. */
const content = ({ _rev, _updatedAt, _system, ...rest }: LakeDocument): NewDocument => rest

/** A reference that was created while its target was a draft becomes strong when it is published. */
const strengthened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(strengthened)
  if (typeof value !== 'object' || value === null) return value
  const { _strengthenOnPublish: mark, ...fields } = value as Record<string, unknown>
  if (mark !== undefined && (mark as { weak?: unknown }).weak !== true) delete fields['_weak']
  return Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, strengthened(inner)]))
}
