import type { DocumentActionComponent, DuplicateActionProps } from 'sanity'

/** A copy needs an address of its own: two documents with one never reach the shop. */
export const copyOf = <Fields extends object>(document: Fields): Omit<Fields, 'slug'> => {
  const { slug, ...copy } = document as Fields & { slug?: unknown }
  return copy
}

/** Studio tells actions apart by identity and asks for them at each render. */
const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** Studio's own action, with {@link copyOf}. */
export const duplicateWithoutSlug = (duplicate: DocumentActionComponent): DocumentActionComponent => {
  const known = made.get(duplicate)
  if (known) return known
  const Duplicate: DocumentActionComponent = (props) =>
    duplicate({ ...props, mapDocument: copyOf } as DuplicateActionProps)
  made.set(duplicate, Object.assign(Duplicate, { action: 'duplicate' as const }))
  return Duplicate
}
