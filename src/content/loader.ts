import type { SanityClient } from '@sanity/client'
import type { Loader, LoaderContext } from 'astro/loaders'
import type { z } from 'zod'
import { minuteInHonduras } from '~/lib/honduras-time'
import { contentClient } from './client'
import { TYPES_ONLY } from './integration'
import { openLastGood } from './last-good.server'
import type { ContentType, ListQuery } from './model/content-type'
import type { Refusal, Stored } from './stored'

/** Content that a page cannot be built from: names the document and the field, so that an editor finds it. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
}

type Source = Pick<ContentType, 'name' | 'query' | 'schema' | 'ifInvalid'>

type Document = SanityQueries[ListQuery][number]

/** What the site shows of a published document, and why it is not the document itself. */
interface Entry {
  readonly shown?: { readonly document: Document; readonly value: unknown }
  readonly id: string
  readonly refusal?: Refusal
}

/**
 * Loads a collection from the Content Lake. Every document is parsed here. The digest covers the parsed entry, so
 * a changed projection or schema renews it even if the document's revision is the same. A document that does not parse
 * keeps its version of the last build; without one it is left out, or fails the build if no page works without it.
 * With drafts, an unfinished one gives way to the published document.
 */
export const lakeLoader = (source: Source): Loader => ({
  name: 'content-lake',
  load: async (context) => {
    if (process.env[TYPES_ONLY]) return
    const client = contentClient()
    const entries =
      client.config().perspective === 'drafts'
        ? await draftsOver(client, source, context)
        : await published(client, source, context)
    context.store.clear()
    for (const [position, { id, shown, refusal }] of entries.entries()) {
      const data = {
        position,
        ...(shown && { value: shown.value }),
        ...(refusal && { refusal }),
      } satisfies Stored<unknown>
      context.store.set({ id, data, digest: context.generateDigest(data) })
    }
  },
})

/** Later than any article: with drafts, articles of the days to come are shown. */
const NO_LAST_MINUTE = '9999-12-31T23:59'

const ask = (client: SanityClient, { query }: Source): Promise<readonly Document[]> => {
  const now = new Date()
  const minute = client.config().perspective === 'drafts' ? NO_LAST_MINUTE : minuteInHonduras(now)
  return client.fetch(query, { minute, now: now.toISOString() })
}

const draftsOver = async (client: SanityClient, source: Source, context: LoaderContext): Promise<Entry[]> => {
  const [drafts, published] = await Promise.all([
    ask(client, source),
    ask(client.withConfig({ perspective: 'published' }), source),
  ])
  return drafts.flatMap((draft) => {
    const before = published.find(({ _id }) => _id === draft._id)
    return parse(source, draft, context).entry ?? (before && parse(source, before, context).entry) ?? []
  })
}

const published = async (client: SanityClient, source: Source, context: LoaderContext): Promise<Entry[]> => {
  const { projectId = '', dataset = '', apiHost } = client.config()
  const folder = `last-good/${[apiHost, projectId, dataset].join('-').replace(/\W+/g, '-')}/`
  const lastGood = await openLastGood<Document>(new URL(folder, context.config.cacheDir), source.name)
  const entries = (await ask(client, source)).map((document) => {
    const { entry, error } = parse(source, document, context)
    if (entry) return entry
    const before = lastGood.find(document._id)
    const kept = before && parse(source, before, context).entry
    if (!kept && source.ifInvalid === 'fail')
      throw new ContentError(sentence(document, error), { cause: error })
    return { id: `refused.${document._id}`, ...kept, refusal: refusalOf(document, error, kept !== undefined) }
  })
  await lastGood.save(entries.flatMap(({ shown }) => shown?.document ?? []))
  return entries
}

const idOf = (document: Document): string => ('id' in document && document.id) || document._id

type Parsed = { entry: Entry; error?: undefined } | { entry?: undefined; error: z.ZodError }

const parse = ({ schema }: Source, document: Document, { logger }: Pick<LoaderContext, 'logger'>): Parsed => {
  const { success, data, error } = schema.safeParse(document)
  if (success) return { entry: { id: idOf(document), shown: { document, value: data } } }
  logger.warn(`${sentence(document, error)}. Its last good version stays, or it is left out.`)
  return { error }
}

const refusalOf = ({ _id }: Document, { issues: [issue] }: z.ZodError, isKept: boolean): Refusal => ({
  document: _id,
  field: issue?.path.join('.') ?? '',
  reason: issue?.message ?? '',
  isKept,
})

const sentence = ({ _id }: Document, error: z.ZodError): string =>
  `Document "${_id}" ${error.issues.map(({ path, message }) => `field "${path.join('.') || '(document)'}": ${message}`).join('; ')}`
