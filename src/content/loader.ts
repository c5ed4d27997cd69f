import type { SanityClient } from '@sanity/client'
import type { Loader } from 'astro/loaders'
import type { z } from 'zod'
import { minuteInHonduras } from '~/lib/honduras-time'
import { contentClient } from './client'
import { TYPES_ONLY } from './integration'
import { lastGoodFile } from './last-good.server'
import type { ContentType, ListQuery } from './model/content-type'
import type { Refusal, Stored } from './stored'

/** Content that a page cannot be built from: names the document and the field, so that an editor can find it. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
}

type Source = Pick<ContentType, 'name' | 'query' | 'schema' | 'ifInvalid'>

export type Document = SanityQueries[ListQuery][number]

/** What the site shows for a published document, and why, if that is not its current version. */
export interface Entry {
  readonly shown?: { readonly document: Document; readonly value: unknown }
  readonly id: string
  readonly refusal?: Refusal
}

interface Log {
  warn(message: string): void
}

/**
 * Loads a collection from the Content Lake. Every document is parsed here. The digest covers the parsed entry, so a
 * changed projection or schema renews it even if the document's revision is the same. A document that does not parse
 * keeps its version of the last build; without one it is left out, or fails the build if no page works without it. With
 * drafts, an unfinished draft gives way to the published document.
 */
export const lakeLoader = (source: Source): Loader => ({
  name: 'content-lake',
  load: async ({ config, generateDigest, logger, store }) => {
    if (process.env[TYPES_ONLY]) return
    const client = contentClient()
    const entries =
      client.config().perspective === 'drafts'
        ? await draftsOver(client, source, logger)
        : await published(client, source, config.cacheDir, logger)
    store.clear()
    for (const { id, data } of storedEntries(entries)) store.set({ id, data, digest: generateDigest(data) })
  },
})

/** The entries as a collection stores them. */
export const storedEntries = (entries: readonly Entry[]) =>
  entries.map(({ id, shown, refusal }, position) => ({
    id,
    data: {
      position,
      ...(shown && { value: shown.value }),
      ...(refusal && { refusal }),
    } satisfies Stored<unknown>,
  }))

/** The entries of a collection as they are now in the perspective of `client`, without documents that do not parse. */
export const currentEntries = async (
  client: SanityClient,
  source: Source,
  log: Log,
): Promise<Stored<unknown>[]> => {
  const entries =
    client.config().perspective === 'drafts'
      ? await draftsOver(client, source, log)
      : (await askNow(client, source.query)).flatMap((document) => parse(source, document, log).entry ?? [])
  return storedEntries(entries).map(({ data }) => data)
}

/** Later than any article: with drafts, future articles are shown. */
const NO_LAST_MINUTE = '9999-12-31T23:59'

/** The documents of a query, with the time as its parameters. */
export const askNow = (
  client: SanityClient,
  query: string,
  parameters: Readonly<Record<string, unknown>> = {},
): Promise<readonly Document[]> => {
  const now = new Date()
  const minute = client.config().perspective === 'drafts' ? NO_LAST_MINUTE : minuteInHonduras(now)
  return client.fetch(query, { ...parameters, minute, now: now.toISOString() })
}

const draftsOver = async (client: SanityClient, source: Source, log: Log): Promise<Entry[]> => {
  const [drafts, published] = await Promise.all([
    askNow(client, source.query),
    askNow(client.withConfig({ perspective: 'published' }), source.query),
  ])
  return drafts.flatMap((draft) => {
    const before = published.find(({ _id }) => _id === draft._id)
    return parse(source, draft, log).entry ?? (before && parse(source, before, log).entry) ?? []
  })
}

const published = async (client: SanityClient, source: Source, cacheDir: URL, log: Log): Promise<Entry[]> => {
  const file = lastGoodOf(client, source, cacheDir)
  const lastGood = await file.read()
  const documents = await askNow(client, source.query)
  const entries = documents.map((document) => publishedEntry(source, document, lastGood, log))
  await file.save(shownDocuments(entries))
  return entries
}

/** The documents of the last builds that could be shown. */
export const lastGoodOf = (client: SanityClient, { name }: Source, cacheDir: URL) => {
  const { projectId = '', dataset = '', apiHost } = client.config()
  const folder = `last-good/${[apiHost, projectId, dataset].join('-').replace(/\W+/g, '-')}/`
  return lastGoodFile<Document>(new URL(folder, cacheDir), name)
}

export const shownDocuments = (entries: readonly Entry[]): Document[] =>
  entries.flatMap(({ shown }) => shown?.document ?? [])

/** The entry of a published document. `lastGood` finds its last version that could be shown. */
export const publishedEntry = (
  source: Source,
  document: Document,
  lastGood: (id: string) => Document | undefined,
  log: Log,
): Entry => {
  const { entry, error } = parse(source, document, log)
  if (entry) return entry
  const before = lastGood(document._id)
  const kept = before && parse(source, before, log).entry
  if (!kept && source.ifInvalid === 'fail')
    throw new ContentError(sentence(document, error), { cause: error })
  return { id: `refused.${document._id}`, ...kept, refusal: refusalOf(document, error, kept !== undefined) }
}

const idOf = (document: Document): string => ('id' in document && document.id) || document._id

type Parsed = { entry: Entry; error?: undefined } | { entry?: undefined; error: z.ZodError }

const parse = ({ schema }: Source, document: Document, log: Log): Parsed => {
  const { success, data, error } = schema.safeParse(document)
  if (success) return { entry: { id: idOf(document), shown: { document, value: data } } }
  log.warn(`${sentence(document, error)}. Its last good version stays, or it is left out.`)
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
