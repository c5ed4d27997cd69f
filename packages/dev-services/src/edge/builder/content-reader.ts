import type { SanityClient } from '@sanity/client'
import { contentClient } from '~/content/client'
import {
  askNow,
  type Document,
  type Entry,
  lastGoodOf,
  publishedEntry,
  shownDocuments,
  storedEntries,
} from '~/content/loader'
import { CONTENT_TYPES } from '~/content/model'
import type { ContentType } from '~/content/model/content-type'
import type { Contents } from '~/content/newer-content'

/** A published document, as far as it says whether it has changed. */
interface Revision {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
}

const REVISIONS = '*[_type != "order"]{_id, _type, _rev}'
const DEPENDS_ON_TIME = /\$(?:now|minute)\b/
const REFERRING = '*[_type in $types && references($ids)]{_id, _type}'

type Source = Pick<ContentType, 'name' | 'query' | 'schema' | 'ifInvalid' | 'isTimed'>

/** Entries by `_id`, in the order of their query. */
type Entries = ReadonlyMap<string, { readonly read: Document; readonly entry: Entry }>

/** Reads published content, and after that only what has changed since. `save` is for builds of other processes. */
export const createContentReader = (cacheDir: URL) => {
  let revisions: ReadonlyMap<string, Revision> | undefined
  const collections = new Map<string, Entries>()
  const saved = new Map<string, Entries>()
  const client = contentClient().withConfig({ perspective: 'published' })

  const readAll = async (): Promise<Contents> => {
    const now = new Map((await client.fetch<Revision[]>(REVISIONS)).map((one) => [one._id, one]))
    const changed = revisions && (await withReferring(client, changesBetween(revisions, now)))
    const next = new Map(
      await Promise.all(
        CONTENT_TYPES.map(async (type) => {
          const before = collections.get(type.name)
          return [type.name, await read(client, type, cacheDir, before, changed)] as const
        }),
      ),
    )
    revisions = now
    for (const [name, entries] of next) collections.set(name, entries)
    return new Map([...next].map(([name, entries]) => [name, storedIn(entries)]))
  }

  const save = async (): Promise<void> => {
    for (const type of CONTENT_TYPES) {
      const now = collections.get(type.name)
      const before = saved.get(type.name)
      if (!now || now === before) continue
      const file = lastGoodOf(client, type, cacheDir)
      const isAdded = before && [...before.keys()].every((id) => now.has(id))
      const written = isAdded ? [...now].filter(([id, one]) => before.get(id) !== one) : [...now]
      const documents = shownDocuments(written.map(([, { entry }]) => entry))
      await (isAdded ? file.append(documents) : file.save(documents))
      saved.set(type.name, now)
    }
  }

  return { read: readAll, save }
}

/** A document whose part of a query's result may have changed. */
type Changed = Pick<Revision, '_id' | '_type'>

const changesBetween = (
  before: ReadonlyMap<string, Revision>,
  now: ReadonlyMap<string, Revision>,
): Changed[] => [
  ...[...now.values()].filter(({ _id, _rev }) => before.get(_id)?._rev !== _rev),
  ...[...before.values()].filter(({ _id }) => !now.has(_id)),
]

/** With the documents that refer to them, directly or not: queries follow references. */
const withReferring = async (
  client: SanityClient,
  changed: readonly Changed[],
): Promise<readonly Changed[]> => {
  const found = new Map(changed.map((one) => [one._id, one]))
  const types = CONTENT_TYPES.map(({ name }) => name)
  for (let ids = [...found.keys()]; ids.length > 0;) {
    const referring = await client.fetch<Changed[]>(REFERRING, { types, ids })
    ids = referring.map(({ _id }) => _id).filter((id) => !found.has(id))
    for (const one of referring) found.set(one._id, one)
  }
  return [...found.values()]
}

const read = async (
  client: SanityClient,
  source: Source,
  cacheDir: URL,
  before: Entries | undefined,
  changed: readonly Changed[] | undefined,
): Promise<Entries> => {
  const ids = changed?.filter(({ _type }) => _type === source.name).map(({ _id }) => _id) ?? []
  const documents =
    before && !DEPENDS_ON_TIME.test(source.query)
      ? await changedDocuments(client, source, before, ids)
      : await askNow(client, source.query)
  const isKept = (document: Document) =>
    before?.get(document._id)?.read === document && !source.isTimed?.(document)
  if (before && documents.length === before.size && documents.every(isKept) && isOrdered(documents, before))
    return before
  const lastGood = before
    ? (id: string) => before.get(id)?.entry.shown?.document
    : await lastGoodOf(client, source, cacheDir).read()
  return new Map(
    documents.map((document) => {
      const kept = isKept(document) ? before?.get(document._id) : undefined
      return [
        document._id,
        kept ?? { read: document, entry: publishedEntry(source, document, lastGood, console) },
      ]
    }),
  )
}

const isOrdered = (documents: readonly Document[], before: Entries): boolean => {
  const ids = before.keys()
  return documents.every(({ _id }) => ids.next().value === _id)
}

/** The documents of a query; only those with `ids` are read again. */
const changedDocuments = async (
  client: SanityClient,
  { query }: Source,
  before: Entries,
  ids: readonly string[],
): Promise<readonly Document[]> => {
  const known = new Map([...before].map(([id, one]) => [id, one.read]))
  if (ids.length === 0) return [...known.values()]
  const [again, order] = await Promise.all([
    askNow(client, query.replace('*[', '*[_id in $ids]['), { ids }),
    askNow(client, `${query.slice(0, query.indexOf('{'))}{_id}`),
  ])
  for (const document of again) known.set(document._id, document)
  return order.flatMap(({ _id }) => known.get(_id) ?? [])
}

const storedIn = (entries: Entries) =>
  storedEntries([...entries.values()].map(({ entry }) => entry)).map(({ data }) => data)
