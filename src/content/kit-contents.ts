import { type Cents, sum } from '~/lib/money'
import type { Kit, Product } from './types'

/** The products of a kit, in the editors' order. */
export const productsIn = ({ contents }: Pick<Kit, 'contents'>, products: readonly Product[]): Product[] =>
  contents.flatMap((id) => products.find((product) => product.id === id) ?? [])

/** What the products of a kit cost one by one, if that is more than the kit, which is not sold out. */
export const priceApart = (kit: Kit, products: readonly Product[]): Cents | undefined => {
  const parts = productsIn(kit, products)
  if (kit.left === 0 || parts.length === 0 || parts.length < kit.contents.length) return undefined
  const apart = sum(parts.map((part) => part.price))
  return apart > kit.price ? apart : undefined
}
