import type { DocumentActionComponent, DuplicateActionProps } from 'sanity'

/** A duplicate needs its own slug: the shop cannot show two documents with the same one. */
const copyOf = <Fields extends object>(document: Fields): Omit<Fields, 'slug'> => {
  const { slug, ...copy } = document as Fields & { slug?: unknown }
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
