import type { PackedItem } from './packing'

/** Today's offer for a product or kit. */
export interface Offer {
  readonly id: string
  /** Base cents. */
  readonly price: number
  /** Units in stock: 0 is sold out; undefined means that stock is not tracked. */
  readonly left?: number | undefined
}

export interface Purchase {
  readonly product: string
  readonly quantity: number
}

export interface KitProposal {
  readonly kit: string
  /** Products that the kit replaces. */
  readonly products: readonly string[]
  /** Base cents. */
  readonly saves: number
}

export interface Shopping {
  readonly purchases: readonly Purchase[]
  readonly soldOut: readonly string[]
  /** Total in base cents. */
  readonly total: number
  readonly kits: readonly KitProposal[]
}

/** The items still missing that the shop sells; `has` holds the ids of items the traveler has. */
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
    kits: kitProposals(purchases, new Set(items.map(({ product }) => product)), offers, kits),
  }
}

/**
 * Kits whose products are all needed and that cost less than the missing ones bought separately, the largest saving
 * first; no product twice.
 */
const kitProposals = (
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
