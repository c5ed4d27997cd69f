import type { SanityClient } from '@sanity/client'
import type { Loader, LoaderContext } from 'astro/loaders'
import type { z } from 'zod'
import { dayInHonduras } from '~/i18n/dates'
import { contentClient } from './client'
import { TYPES_ONLY } from './integration'
import type { ContentType, ListQuery } from './model/content-type'
import type { Stored } from './stored'

/** Content that a page cannot be built from: names the document and the field, so that an editor finds it. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
}

type Source = Pick<ContentType, 'query' | 'schema' | 'ifInvalid'>

type Document = SanityQueries[ListQuery][number]

/**
 * Loads a collection from the Content Lake. Every document is parsed here. The digest covers the parsed entry, so
 * a changed projection or schema renews it even if the document's revision is the same. With drafts, an unfinished
 * one gives way to the published document.
 */
export const lakeLoader = (source: Source): Loader => ({
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

/** Later than any article's date: with drafts, articles of the days to come are shown. */
const NO_LAST_DAY = '9999-12-31'

const ask = (client: SanityClient, { query }: Source): Promise<readonly Document[]> => {
  const today = client.config().perspective === 'drafts' ? NO_LAST_DAY : dayInHonduras(new Date())
  return client.fetch(query, { today })
}

const draftsOver = async (client: SanityClient, source: Source, context: LoaderContext) => {
  const [drafts, published] = await Promise.all([
    ask(client, source),
    ask(client.withConfig({ perspective: 'published' }), source),
  ])
  const lenient = { ...source, ifInvalid: 'leave out' } as const
  return drafts.flatMap((draft) => {
    const parsed = parse(lenient, draft, context)
    if (parsed.length > 0) return parsed
    const before = published.find(({ _id }) => _id === draft._id)
    return before === undefined ? [] : parse(lenient, before, context)
  })
}

function parse(
  { schema, ifInvalid }: Source,
  document: Document,
  { logger }: Pick<LoaderContext, 'logger'>,
): { id: string; value: unknown }[] {
  const { success, data, error } = schema.safeParse(document)
  if (success) return [{ id: ('id' in document && document.id) || document._id, value: data }]
  const message = `Document "${document._id}" ${describe(error)}`
  if (ifInvalid === 'fail') throw new ContentError(message, { cause: error })
  logger.warn(`${message}. It is left out.`)
  return []
}

const describe = (error: z.ZodError): string =>
  error.issues.map((issue) => `field "${issue.path.join('.') || '(document)'}": ${issue.message}`).join('; ')
