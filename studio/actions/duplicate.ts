import type { DocumentActionComponent, DuplicateActionProps, SanityDocumentLike } from 'sanity'
import { replacing } from './replacing'

/** What belongs to the original only: its public id, what its buyers said, its units, its sale and its place in lists. */
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

/** The Studio's duplicate action with {@link copyOf}. */
export const duplicateAsNew = replacing((duplicate) => {
  const Duplicate: DocumentActionComponent = (props) =>
    duplicate({ ...props, mapDocument: copyOf } as DuplicateActionProps)
  return Duplicate
})
