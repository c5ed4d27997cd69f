import type { DocumentActionComponent, DuplicateActionProps, SanityDocumentLike } from 'sanity'

/** What is of the original only: its public id, what its buyers said, its pieces, its sale and its place in lists. */
const OWN = new Set([
  'slug',
  'rating',
  'reviews',
  'stock',
  'stockCountedAt',
  'isSale',
  'originalPrice',
  'saleFrom',
  'saleUntil',
  'position',
])

/** A copy is not on sale: it costs what the original costs without the sale. */
const copyOf = ({ _id, _type, ...fields }: SanityDocumentLike): SanityDocumentLike => {
  const { isSale, originalPrice } = fields
  return {
    _id,
    _type,
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !OWN.has(name))),
    ...(isSale !== undefined && { isSale: false }),
    ...(isSale === true && typeof originalPrice === 'number' && { price: originalPrice }),
  }
}

/** The Studio compares actions by identity and resolves them on each render. */
const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** The Studio's duplicate action with {@link copyOf}. */
export const duplicateAsNew = (duplicate: DocumentActionComponent): DocumentActionComponent => {
  const known = made.get(duplicate)
  if (known) return known
  const Duplicate: DocumentActionComponent = (props) =>
    duplicate({ ...props, mapDocument: copyOf } as DuplicateActionProps)
  made.set(duplicate, Object.assign(Duplicate, { action: 'duplicate' as const }))
  return Duplicate
}
