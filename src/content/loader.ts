import type { SanityClient } from '@sanity/client'
import type { Loader, LoaderContext } from 'astro/loaders'
import { z } from 'zod'
import { dayInHonduras } from '~/i18n/dates'
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
 * entry, so a changed projection or schema renews it even when the document's revision is the same. Where drafts are
 * shown, one that is not finished gives way to what is published.
 */
export const lakeLoader = <Schema extends z.ZodType>(source: Source<Schema>): Loader => ({
  name: 'content-lake',
  load: async (context) => {
    if (process.env[TYPES_ONLY]) return
    const client = contentClient()
    const entries =
      client.config().perspective === 'drafts'
        ? await draftsOver(client, source, context)
        : (await ask(client, source)).flatMap((document) => parse(source, document, context))
    context.store.clear()
    for (const [position, { id, value }] of entries.entries()) {
      const data = { position, value } satisfies Stored<unknown>
      context.store.set({ id, data, digest: context.generateDigest(data) })
    }
  },
})

/** Later than any article's date: who looks at drafts sees those of the days to come. */
const NO_LAST_DAY = '9999-12-31'

const ask = (client: SanityClient, { query }: Pick<Source<z.ZodType>, 'query'>): Promise<unknown[]> => {
  const today = client.config().perspective === 'drafts' ? NO_LAST_DAY : dayInHonduras(new Date())
  return client.fetch<unknown[]>(query, { today })
}

const draftsOver = async <Schema extends z.ZodType>(
  client: SanityClient,
  source: Source<Schema>,
  context: LoaderContext,
) => {
  const [drafts, published] = await Promise.all([
    ask(client, source),
    ask(client.withConfig({ perspective: 'published' }), source),
  ])
  const lenient = { ...source, broken: 'leave out' } as const
  return drafts.flatMap((draft) => {
    const parsed = parse(lenient, draft, context)
    if (parsed.length > 0) return parsed
    const before = published.find((document) => idOf(document) === idOf(draft))
    return before === undefined ? [] : parse(lenient, before, context)
  })
}

function parse<Schema extends z.ZodType>(
  source: Source<Schema>,
  document: unknown,
  { logger }: Pick<LoaderContext, 'logger'>,
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
