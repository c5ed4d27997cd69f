import type { PackedItem } from './packing'

/** What the shop asks for a product or kit today. */
export interface Offer {
  readonly id: string
  /** Base cents. */
  readonly price: number
  /** Pieces that can be bought: 0 is sold out; undefined is not counted. */
  readonly left?: number | undefined
}

export interface Purchase {
  readonly product: string
  readonly quantity: number
}

export interface KitProposal {
  readonly kit: string
  /** Products that are bought with the kit instead. */
  readonly products: readonly string[]
  /** Base cents. */
  readonly saves: number
}

export interface Shopping {
  readonly purchases: readonly Purchase[]
  readonly soldOut: readonly string[]
  /** Base cents of the purchases. */
  readonly total: number
  readonly kits: readonly KitProposal[]
}

/** What is missing of the list and sold by the shop: `has` are the ids of items the traveler has. */
export const shoppingFor = (
  items: readonly PackedItem[],
  has: ReadonlySet<string>,
  offers: ReadonlyMap<string, Offer>,
  kits: readonly { readonly id: string; readonly products: readonly string[] }[],
): Shopping => {
  const missing = items.flatMap(({ id, product, quantity }) =>
    product !== undefined && !has.has(id) && offers.has(product) ? [{ product, quantity }] : [],
  )
  const isSoldOut = (product: string) => offers.get(product)?.left === 0
  const purchases = missing
    .filter(({ product }) => !isSoldOut(product))
    .map(({ product, quantity }) => ({
      product,
      quantity: Math.min(quantity, offers.get(product)?.left ?? quantity),
    }))
  const priceOf = (id: string) => offers.get(id)?.price ?? 0
  return {
    purchases,
    soldOut: missing.map(({ product }) => product).filter(isSoldOut),
    total: purchases.reduce((sum, { product, quantity }) => sum + priceOf(product) * quantity, 0),
    kits: cheaperKits(purchases, new Set(items.map(({ product }) => product)), offers, kits),
  }
}

/**
 * Kits of which the trip needs all products, and that cost less than those that are missing, the largest saving first; no
 * product twice.
 */
const cheaperKits = (
  purchases: readonly Purchase[],
  listed: ReadonlySet<string | undefined>,
  offers: ReadonlyMap<string, Offer>,
  kits: Parameters<typeof shoppingFor>[3],
): KitProposal[] => {
  const wanted = new Set(purchases.map(({ product }) => product))
  const proposals = kits
    .flatMap(({ id, products }) => {
      const offer = offers.get(id)
      if (!offer || offer.left === 0) return []
      if (!products.every((product) => listed.has(product))) return []
      const covered = products.filter((product) => wanted.has(product))
      const parts = covered.reduce((sum, product) => sum + (offers.get(product)?.price ?? 0), 0)
      return parts > offer.price ? [{ kit: id, products: covered, saves: parts - offer.price }] : []
    })
    .toSorted((a, b) => b.saves - a.saves)
  const taken = new Set<string>()
  return proposals.filter(({ products }) => {
    if (products.some((product) => taken.has(product))) return false
    for (const product of products) taken.add(product)
    return true
  })
}
