import { type LakeDocument, isDraftId, isPublicId, isPublishedId, publishedIdOf } from '../document'

/** `raw`, or a stack of `published`, `drafts` and releases, the first on top. */
export type Perspective = 'raw' | readonly string[]

/** The documents visible in a perspective, ordered by id. */
export interface View {
  readonly documents: readonly LakeDocument[]
  readonly byId: ReadonlyMap<string, LakeDocument>
  readonly byType: ReadonlyMap<string, readonly LakeDocument[]>
}

/** A view of exactly these documents. */
export const viewOf = (documents: readonly LakeDocument[]): View => ({
  documents,
  byId: new Map(documents.map((document) => [document._id, document])),
  byType: Map.groupBy(documents, ({ _type }) => _type),
})

interface Source {
  readonly version: number
  all(): Iterable<LakeDocument>
}

/** Views of `source`, cached until it changes. Anonymous clients see no id with a dot. */
export const createViews = (source: Source) => {
  let version = -1
  const cache = new Map<string, View>()
  return (perspective: Perspective, anonymous: boolean): View => {
    if (version !== source.version) cache.clear()
    version = source.version
    const key = `${anonymous}${perspective === 'raw' ? 'raw' : perspective.join(',')}`
    const view = cache.get(key) ?? makeView(source, perspective, anonymous)
    cache.set(key, view)
    return view
  }
}

export const makeView = (source: Pick<Source, 'all'>, perspective: Perspective, anonymous: boolean): View => {
  const readable = [...source.all()].filter(({ _id }) => !anonymous || isPublicId(_id))
  const seen = perspective === 'raw' ? readable : layered(readable, perspective)
  return viewOf(seen.sort((a, b) => (a._id < b._id ? -1 : 1)))
}

const layered = (readable: readonly LakeDocument[], stack: readonly string[]): LakeDocument[] => {
  const published = readable.filter(({ _id }) => isPublishedId(_id))
  const layers = stack.filter((layer) => layer !== 'published')
  if (layers.length === 0) return published
  const top = new Map(published.map((document) => [document._id, shownAs(document)]))
  for (const layer of layers.toReversed())
    for (const document of readable) {
      const inLayer =
        layer === 'drafts' ? isDraftId(document._id) : document._id.startsWith(`versions.${layer}.`)
      if (!inLayer) continue
      const shown = shownAs(document)
      top.set(shown._id, shown)
    }
  return [...top.values()]
}

const known = new WeakMap<LakeDocument, LakeDocument>()

/** A document under its published id. The same object each time, so that what is cached for it is found again. */
const shownAs = (document: LakeDocument): LakeDocument => {
  const shown = known.get(document) ?? {
    ...document,
    _id: publishedIdOf(document._id),
    _originalId: document._id,
  }
  known.set(document, shown)
  return shown
}
