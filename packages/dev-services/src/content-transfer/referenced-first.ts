import type { StoredDocument } from '@rumbo/seed/dataset-format'

/** Sorts documents so that each comes after those it references, because references must exist when they are written. */
export const referencedFirst = (documents: readonly StoredDocument[]): StoredDocument[] => {
  const waiting = new Map(documents.map((document) => [document._id, document]))
  const placed: StoredDocument[] = []
  const place = (document: StoredDocument): void => {
    if (!waiting.delete(document._id)) return
    for (const id of referencesIn(document)) {
      const other = waiting.get(id)
      if (other) place(other)
    }
    placed.push(document)
  }
  for (const document of documents) place(document)
  return placed
}

const referencesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (typeof value !== 'object' || value === null) return []
  const { _ref: ref } = value as { _ref?: unknown }
  return [...(typeof ref === 'string' ? [ref] : []), ...Object.values(value).flatMap(referencesIn)]
}
