import { defineArrayMember } from 'sanity'

/** A product in a list of chosen ones, which can still be unpublished. */
export const productReference = defineArrayMember({
  type: 'reference',
  to: [{ type: 'product' }],
  weak: true,
  options: { disableNew: true },
})
