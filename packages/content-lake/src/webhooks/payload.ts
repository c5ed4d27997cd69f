import { evaluate, parse } from 'groq-js'
import { type LakeDocument, isPublishedId } from '../document'
import type { Change } from '../store/apply'

export interface Webhook {
  readonly url: string
  readonly secret: string
  /** GROQ condition; all published documents by default. */
  readonly filter?: string
  /** GROQ projection; the whole document by default. */
  readonly projection?: string
}

export type Operation = 'create' | 'update' | 'delete'

export const operationOf = ({ before, after }: Pick<Change, 'before' | 'after'>): Operation => {
  if (!before) return 'create'
  return after ? 'update' : 'delete'
}

/** The request body for a change, `undefined` for drafts, versions and documents that the filter excludes. */
export const payloadOf = async (
  { filter = 'true', projection = '' }: Webhook,
  { id, before, after }: Change,
  published: readonly LakeDocument[],
): Promise<string | undefined> => {
  const document = after ?? before
  if (!document || !isPublishedId(id)) return undefined
  // `*` is for subqueries only: finding the document among 10,000 would take a third of a second.
  const others = published.filter(({ _id }) => _id !== id)
  const value = await evaluate(parse(`[@][(${filter})] ${projection}`, { mode: 'delta' }), {
    root: document,
    dataset: [document, ...others],
    before: before ?? undefined,
    after: after ?? undefined,
  })
  const [first] = (await value.get()) as unknown[]
  return first === undefined ? undefined : JSON.stringify(first)
}
