import type { DocumentActionComponent, DuplicateActionProps } from 'sanity'

/** What is of the original only: its public id, what its buyers said, and how many pieces of it there are. */
type Own = 'slug' | 'rating' | 'reviews' | 'stock' | 'stockCountedAt'

const copyOf = <Fields extends object>(document: Fields): Omit<Fields, Own> => {
  const { slug, rating, reviews, stock, stockCountedAt, ...copy } = document as Fields & {
    readonly [Field in Own]?: unknown
  }
  return copy
}

/** The Studio compares actions by identity and resolves them on each render. */
const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** The Studio's duplicate action with {@link copyOf}. */
export const duplicateWithoutSlug = (duplicate: DocumentActionComponent): DocumentActionComponent => {
  const known = made.get(duplicate)
  if (known) return known
  const Duplicate: DocumentActionComponent = (props) =>
    duplicate({ ...props, mapDocument: copyOf } as DuplicateActionProps)
  made.set(duplicate, Object.assign(Duplicate, { action: 'duplicate' as const }))
  return Duplicate
}
