import type { LakeDocument } from '../document'
import { Refused } from '../errors'
import type { Change } from './apply'

interface References {
  readonly strong: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

const known = new WeakMap<LakeDocument, References>()

const referencesOf = (document: LakeDocument): References => {
  const found = known.get(document) ?? collect(document, { strong: new Set(), all: new Set() })
  known.set(document, found)
  return found
}

/** Ids of strong references in `document`: not `_weak`, same dataset. */
const strongReferences = (document: LakeDocument) => referencesOf(document).strong

/** Ids that `references()` finds in `document`. */
export const allReferences = (document: LakeDocument) => referencesOf(document).all

const collect = (value: unknown, found: { strong: Set<string>; all: Set<string> }): References => {
  if (Array.isArray(value)) for (const item of value) collect(item, found)
  else if (typeof value === 'object' && value !== null) {
    const { _ref, _weak, _dataset, _projectId } = value as Record<string, unknown>
    if (typeof _ref === 'string') {
      found.all.add(_ref)
      if (_weak !== true && _dataset === undefined && _projectId === undefined) found.strong.add(_ref)
    } else for (const inner of Object.values(value)) collect(inner, found)
  }
  return found
}

/** Referrers by target, so that a delete does not read every document. */
export class ReferenceIndex {
  readonly #referrers = new Map<string, Set<string>>()

  apply({ id, before, after }: Pick<Change, 'id' | 'before' | 'after'>): void {
    for (const target of before ? strongReferences(before) : []) this.#referrers.get(target)?.delete(id)
    for (const target of after ? strongReferences(after) : []) {
      const sources = this.#referrers.get(target)
      if (sources) sources.add(id)
      else this.#referrers.set(target, new Set([id]))
    }
  }

  /** Ids of documents with a strong reference to `id`, sorted. */
  referrersOf(id: string): string[] {
    return [...(this.#referrers.get(id) ?? [])].sort()
  }
}

/** Throws {@link Refused} (409) when a strong reference would lead to a missing document. */
export const checkIntegrity = (
  changes: readonly Change[],
  exists: (id: string) => boolean,
  referrersOf: (id: string) => readonly string[],
): void => {
  const after = new Map(changes.map((change) => [change.id, change.after]))
  const existsAfter = (id: string) => (after.has(id) ? after.get(id) !== null : exists(id))

  changes.forEach(({ id, before, after: document }) => {
    for (const target of document ? strongReferences(document) : [])
      if (!existsAfter(target)) throw missing(id, target)
    if (!before || document) return
    const left = referrersOf(id).filter((source) => source !== id && !after.has(source))
    if (left.length > 0) throw stillReferenced(id, left)
  })
}

const missing = (id: string, target: string) =>
  new Refused(409, {
    type: 'documentReferencesNonExistentDocumentError',
    description: `Document "${id}" references non-existent document "${target}"`,
    id,
    referenceID: target,
  })

const stillReferenced = (id: string, sources: readonly string[]) =>
  new Refused(409, {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from ${sources.map((source) => `"${source}"`).join(', ')}`,
    id,
    referencingIDs: sources,
  })
