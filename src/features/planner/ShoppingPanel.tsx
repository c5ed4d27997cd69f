import { useState } from 'react'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { Money } from '~/components/Money'
import { useStore } from '~/components/use-store'
import { EMPTY, quantityOf } from '~/features/cart/cart'
import { $cart, addToCart, setCartQuantity } from '~/features/cart/cart.store'
import { cartProductOf } from '~/features/cart/cart-product'
import type { Card } from '~/features/catalog-index/card'
import { notify } from '~/features/notifications/toast'
import { format, plural } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { type Rates, toCents } from '~/lib/money'
import type { PlannerData } from './engine/data'
import type { PackedItem } from './engine/packing'
import { type Purchase, shoppingFor } from './engine/shopping'
import type { TripPlannerMessages } from './messages.server'
import styles from './Packing.module.css'

interface Props {
  items: readonly PackedItem[]
  has: readonly string[]
  data: PlannerData
  cards: ReadonlyMap<string, Card>
  rates: Rates
  t: TripPlannerMessages['shop']
  locale: Locale
}

/** What the shop sells of the list and the traveler neither has nor has in the cart. */
export function ShoppingPanel({ items, has, data, cards, rates, t, locale }: Props) {
  const cart = useStore($cart, EMPTY)
  const [chosenKits, setChosenKits] = useState<readonly string[]>([])
  const inCart = new Set(
    data.kits.filter(({ id }) => quantityOf(cart, id) > 0).flatMap(({ products }) => products),
  )
  const covered = new Set([
    ...has,
    ...items.flatMap(({ id, product }) =>
      product !== undefined && (quantityOf(cart, product) > 0 || inCart.has(product)) ? [id] : [],
    ),
  ])
  const offers = new Map(
    [...cards].map(([id, { price }]) => [id, { id, price, left: data.soldOut.includes(id) ? 0 : undefined }]),
  )
  const { purchases, soldOut, kits } = shoppingFor(items, covered, offers, data.kits)
  const taken = kits.filter(({ kit }) => chosenKits.includes(kit))
  const inKits = new Set(taken.flatMap(({ products }) => products))
  const toBuy: Purchase[] = [
    ...purchases.flatMap(({ product, quantity }) => {
      const rest = inKits.has(product) ? quantity - 1 : quantity
      return rest > 0 ? [{ product, quantity: rest }] : []
    }),
    ...taken.map(({ kit }) => ({ product: kit, quantity: 1 })),
  ]
  const total = toBuy.reduce(
    (sum, { product, quantity }) => sum + (cards.get(product)?.price ?? 0) * quantity,
    0,
  )
  const count = toBuy.reduce((sum, { quantity }) => sum + quantity, 0)

  const addAll = () => {
    for (const { product, quantity } of toBuy) {
      const card = cards.get(product)
      if (!card) continue
      const before = quantityOf($cart.get(), product)
      addToCart(cartProductOf(card))
      if (quantity > 1) setCartQuantity(product, before + quantity)
    }
    notify(plural(t.added, count, locale))
  }

  return (
    <section className={styles.shop} aria-labelledby="shop">
      <h2 id="shop">{t.heading}</h2>
      {toBuy.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <>
          <ul className={styles.products}>
            {toBuy.map(({ product, quantity }) => {
              const card = cards.get(product)
              return (
                card && (
                  <li key={product}>
                    <img src={`${card.picture}&w=160&h=160`} alt="" width={64} height={64} loading="lazy" />
                    <a href={card.href} lang={card.lang}>
                      {card.name}
                      {quantity > 1 && `\u00a0×\u00a0${quantity}`}
                    </a>
                    <Money amount={toCents(card.price * quantity)} rates={rates} />
                  </li>
                )
              )
            })}
          </ul>
          {kits.map(({ kit, products, saves }) => {
            const name = cards.get(kit)?.name ?? ''
            const [before = '', after = ''] = format(t.kit, {
              kit: name,
              n: products.length,
              saves: '|',
            }).split('|')
            return (
              <label key={kit} className={styles.kit}>
                <input
                  type="checkbox"
                  checked={chosenKits.includes(kit)}
                  onChange={() =>
                    setChosenKits(
                      chosenKits.includes(kit) ? chosenKits.filter((id) => id !== kit) : [...chosenKits, kit],
                    )
                  }
                />
                <span>
                  {before}
                  <Money amount={toCents(saves)} rates={rates} />
                  {after} <b>{t.takeKit}</b>
                </span>
              </label>
            )
          })}
          <div className="cluster">
            <Button onClick={addAll}>
              <Icon name="cart" />
              <span>
                {plural(t.add, count, locale)} · <Money amount={toCents(total)} rates={rates} />
              </span>
            </Button>
          </div>
        </>
      )}
      {soldOut.length > 0 && (
        <p className="small">
          {format(t.soldOut, { names: soldOut.map((id) => cards.get(id)?.name ?? id).join(', ') })}
        </p>
      )}
      <p className="small soft">
        {t.prices} <a href={pathFor('cart', locale)}>{t.toCart}</a>
      </p>
    </section>
  )
}
