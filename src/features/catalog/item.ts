import type { Kit, Product } from '~/content/types'
import { type Cents, sum, toCents } from '~/lib/money'

/** A product or kit: has its own page and can be bought. */
export type Item = Product | Kit

/** The products of a kit, in the editors' order. */
export const productsIn = ({ contents }: Kit, products: readonly Product[]): Product[] =>
  contents.flatMap((id) => products.find((product) => product.id === id) ?? [])

/** What the products of a kit, its `parts`, cost one by one, if that is more than the kit. */
export const priceApart = ({ contents, price }: Kit, parts: readonly Product[]): Cents | undefined => {
  if (parts.length === 0 || parts.length < contents.length) return undefined
  const apart = sum(parts.map((part) => part.price))
  return apart > price ? apart : undefined
}

/** The savings: in a sale, or with a kit whose products cost `apart` one by one. What is sold out saves nothing. */
export const savingOf = (item: Item, apart?: Cents): Cents | undefined => {
  if (item.left === 0) return undefined
  const before = item.kind === 'kit' ? apart : item.originalPrice
  return before === undefined ? undefined : toCents(before - item.price)
}
