import { useState } from 'react'
import { useStore } from '~/components/use-store'
import { EMPTY, quantityOf } from '~/features/cart/cart'
import { $cart, addToCart, setCartQuantity } from '~/features/cart/cart.store'
import { cartProductOf } from '~/features/cart/cart-product'
import type { Card } from '~/features/catalog-index/card'
import { notify } from '~/features/notifications/toast'
import { plural } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import type { PricedLine } from '~/lib/pricing'
import type { PlannerData } from './engine/data'
import type { PackedItem } from './engine/packing'
import { type KitProposal, type Purchase, shoppingFor } from './engine/shopping'
import type { TripPlannerMessages } from './messages.server'
import { toggled } from './toggled'
import { changePacking } from './trips.store'

export interface Needs {
  readonly items: readonly PackedItem[]
  readonly has: readonly string[]
  /** Id of the trip. */
  readonly id: string
  /** Products that the traveler does not want. */
  readonly leftOut: readonly string[] | undefined
  readonly data: PlannerData
  readonly cards: ReadonlyMap<string, Card>
  readonly t: TripPlannerMessages['shop']
  readonly locale: Locale
}

export interface Shopping {
  readonly toBuy: readonly Purchase[]
  /** Those that the traveler does not want. */
  readonly leftOut: readonly string[]
  /** Units of the rest. */
  readonly count: number
  readonly lines: readonly PricedLine[]
  readonly kits: readonly KitProposal[]
  readonly chosenKits: readonly string[]
  readonly soldOut: readonly string[]
  toggleKit(kit: string): void
  toggle(product: string): void
  addAll(): void
}

/** Items on the list that the shop sells and that the traveler neither has nor has in the cart. */
export function useShopping({ items, has, id, leftOut = [], data, cards, t, locale }: Needs): Shopping {
  const cart = useStore($cart, EMPTY)
  const [chosenKits, setChosenKits] = useState<readonly string[]>([])
  /** Units, including those in kits. */
  const inCart = (product: string) =>
    data.kits
      .filter(({ products }) => products.includes(product))
      .reduce((sum, { id }) => sum + quantityOf(cart, id), quantityOf(cart, product))
  const missing = items.flatMap((item) => {
    const quantity = item.quantity - (item.product === undefined ? 0 : inCart(item.product))
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
  const offers = new Map(
    [...cards].map(([id, card]) => [
      id,
      { ...card, left: card.left && Math.max(0, card.left - quantityOf(cart, id)) },
    ]),
  )
  const { purchases, soldOut, kits: proposals } = shoppingFor(missing, new Set(has), offers, data.kits)
  // A kit saves nothing for travelers who leave out part of it.
  const kits = proposals.filter(({ products }) => !products.some((id) => leftOut.includes(id)))
  const taken = kits.filter(({ kit }) => chosenKits.includes(kit))
  const inKits = new Set(taken.flatMap(({ products }) => products))
  const toBuy: Purchase[] = [
    ...purchases.flatMap(({ product, quantity }) => {
      const rest = inKits.has(product) ? quantity - 1 : quantity
      return rest > 0 ? [{ product, quantity: rest }] : []
    }),
    ...taken.map(({ kit }) => ({ product: kit, quantity: 1 })),
  ]
  const wanted = toBuy.filter(({ product }) => !leftOut.includes(product))
  const lines = wanted.flatMap(({ product, quantity }) => {
    const card = cards.get(product)
    return card ? [{ price: card.price, quantity }] : []
  })
  const count = wanted.reduce((all, { quantity }) => all + quantity, 0)
  return {
    toBuy,
    leftOut,
    count,
    lines,
    kits,
    chosenKits,
    soldOut,
    toggleKit: (kit) => setChosenKits(toggled(chosenKits, kit)),
    toggle: (product) => changePacking(id, { leftOut: toggled(leftOut, product) }),
    addAll: () => {
      for (const { product, quantity } of wanted) {
        const card = cards.get(product)
        if (!card) continue
        addToCart(cartProductOf(card))
        addUnits(product, quantity - 1)
      }
      notify(plural(t.added, count, locale), 'success', () => {
        for (const { product, quantity } of wanted) addUnits(product, -quantity)
      })
    },
  }
}

const addUnits = (product: string, units: number) =>
  setCartQuantity(product, quantityOf($cart.get(), product) + units)
