import type { Loader, LoaderContext } from 'astro/loaders'
import { z } from 'zod'
import { contentClient } from './client'
import { TYPES_ONLY } from './integration'
import type { Stored } from './stored'

/** Content that a page cannot be made of: names the document and the field, so that an editor finds it. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
}

interface Source<Schema extends z.ZodType> {
  query: string
  schema: Schema
  /** The collection's key; the document's id unless said otherwise. */
  key?: (entry: z.infer<Schema>) => string
  /** What a broken document does: `fail` the build, or leave the document out with a warning. */
  broken: 'fail' | 'leave out'
}

/**
 * A collection of the content lake. Every document is parsed at this border; the digest covers the parsed
 * entry, so a changed projection or schema renews it even when the document's revision is the same.
 */
export const lakeLoader = <Schema extends z.ZodType>(source: Source<Schema>): Loader => ({
  name: 'content-lake',
  load: async (context) => {
    if (process.env[TYPES_ONLY]) return
    const documents = await contentClient().fetch<unknown[]>(source.query)
    const entries = documents.flatMap((document) => parse(source, document, context))
    context.store.clear()
    for (const [position, { id, value }] of entries.entries()) {
      const data = { position, value } satisfies Stored<unknown>
      context.store.set({ id, data, digest: context.generateDigest(data) })
    }
  },
})

function parse<Schema extends z.ZodType>(
  source: Source<Schema>,
  document: unknown,
  { logger }: LoaderContext,
) {
  const parsed = source.schema.safeParse(document)
  if (parsed.success) {
    const value = parsed.data as Record<string, unknown>
    return [{ id: source.key?.(parsed.data) ?? String(value['id'] ?? value['_id']), value }]
  }
  const message = `Document "${idOf(document)}" ${describe(parsed.error)}`
  if (source.broken === 'fail') throw new ContentError(message, { cause: parsed.error })
  logger.warn(`${message}. It is left out.`)
  return []
}

const idOf = (document: unknown): string =>
  z.looseObject({ _id: z.string() }).safeParse(document).data?._id ?? 'without id'

const describe = (error: z.ZodError): string =>
  error.issues.map((issue) => `field "${issue.path.join('.') || '(document)'}": ${issue.message}`).join('; ')
