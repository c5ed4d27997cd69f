import { type Cents, sum } from '~/lib/money'
import type { Kit, Product } from './types'

/** The products of a kit, in the editors' order. */
export const productsIn = ({ contents }: Pick<Kit, 'contents'>, products: readonly Product[]): Product[] =>
  contents.flatMap((id) => products.find((product) => product.id === id) ?? [])

/**
 * What the products of a kit cost bought separately, if that is more than the kit costs; undefined for a kit that is
 * sold out.
 */
export const separatePriceOf = (kit: Kit, products: readonly Product[]): Cents | undefined => {
  const parts = productsIn(kit, products)
  if (kit.left === 0 || parts.length === 0 || parts.length < kit.contents.length) return undefined
  const separatePrice = sum(parts.map((part) => part.price))
  return separatePrice > kit.price ? separatePrice : undefined
}
