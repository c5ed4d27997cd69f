import { quantityOf, subtotal } from '~/features/cart/cart'
import { $cart } from '~/features/cart/cart.store'
import { missingForFreeShipping } from '~/features/checkout/shipping'
import { type Cents, type Currency, formatCents, type Rates, toCents } from '~/lib/money'

/** Data of the product from `Promises.astro`. */
interface Shipping {
  readonly id: string
  readonly price: Cents
  readonly freeShippingThreshold: Cents
  readonly rates: Rates
}

/** Includes the cart, which a static page cannot know, in what is missing for free shipping. */
export const followFreeShipping = (): void => {
  const box = document.querySelector<HTMLElement>('[data-shipping]')
  if (!box) return
  const { id, price, rates, ...rules } = JSON.parse(box.dataset['shipping'] ?? '') as Shipping
  const [free, paid] = box.children
  $cart.subscribe((cart) => {
    const sold = cart.filter(({ gone }) => !gone)
    const isAdded = quantityOf(sold, id) > 0
    const missing = missingForFreeShipping(toCents(subtotal(sold) + (isAdded ? 0 : price)), rules)
    free?.toggleAttribute('hidden', missing > 0)
    paid?.toggleAttribute('hidden', missing === 0)
    for (const currency of Object.keys(rates) as Currency[]) {
      // The sentence ends with the missing amount.
      const amount = [...(paid?.querySelectorAll(`[data-money=${currency}]`) ?? [])].at(-1)
      if (amount) amount.textContent = formatCents(missing, currency, rates)
    }
  })
}
