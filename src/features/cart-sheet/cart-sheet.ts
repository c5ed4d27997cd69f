import { type CartProduct, itemCount, quantityOf, subtotal } from '~/features/cart/cart'
import { cartProductOf } from '~/features/cart/cart-product'
import { $cart, addToCart } from '~/features/cart/cart.store'
import type { Card } from '~/features/catalog-index/card'
import { loadCatalog } from '~/features/catalog-index/load-catalog'
import {
  type ShippingRules,
  freeShippingProgress,
  missingForFreeShipping,
} from '~/features/checkout/shipping'
import { type Template, format } from '~/i18n/format'
import { CURRENCIES, type Cents, type Rates, formatCents } from '~/lib/money'
import { companionOf } from './companion'

interface Shop extends ShippingRules {
  readonly rates: Rates
  readonly catalogUrl: string
  readonly kits: string
  readonly added: Template<'name'>
  readonly addNamed: Template<'name'>
  /** With `{amount}`. */
  readonly spendMore: string
  readonly qualifies: string
}

/** Shows what was just added, the amount left to free shipping, and one matching product. */
export class CartSheet extends HTMLElement {
  /** Written by the build, so it is trusted. */
  #shop = JSON.parse(this.dataset['shop'] ?? '') as Shop
  #companion: Card | undefined
  /** The `id` of the product it shows. */
  #shown = ''
  /** Where the page was scrolled to when it opened. */
  #openedAt = 0

  connectedCallback() {
    // Another tab may also change the cart.
    $cart.listen((cart) => {
      if (quantityOf(cart, this.#shown) > 0) this.#showCart()
      else this.hidePopover()
    })
    addEventListener('scroll', () => {
      if (Math.abs(scrollY - this.#openedAt) > innerHeight / 2) this.hidePopover()
    })
    this.#part('add').addEventListener('click', () => {
      if (!this.#companion) return
      const product = cartProductOf(this.#companion)
      addToCart(product)
      this.#showAdded(product)
      // A second press would buy another suggestion in its place.
      this.#part('companion').inert = true
      this.focus()
    })
  }

  show(product: CartProduct) {
    // Removed while this code was loading.
    if (quantityOf($cart.get(), product.id) === 0) return
    this.#openedAt = scrollY
    this.#showAdded(product)
    const source = document.activeElement
    // The panel follows the control in the order of Tab.
    if (!this.matches(':popover-open')) this.showPopover(source instanceof HTMLElement ? { source } : {})
    void this.#suggest(product.id)
  }

  #showAdded(product: CartProduct) {
    this.#part('title').textContent = format(this.#shop.added, { name: product.name })
    this.#part('product').textContent = product.name
    this.#picture('picture').src = product.imageUrl
    this.#part('price').replaceChildren(...this.#money(product.price))
    this.#shown = product.id
    this.#showCart()
  }

  #showCart() {
    const { spendMore, qualifies } = this.#shop
    const cart = $cart.get()
    const sum = subtotal(cart)
    this.#part('count').textContent = String(itemCount(cart))
    const missing = missingForFreeShipping(sum, this.#shop)
    const [before = '', after = ''] = spendMore.split('{amount}')
    this.#part('shipping').replaceChildren(
      ...(missing ? [before, ...this.#money(missing), after] : [qualifies]),
    )
    this.querySelector('progress')?.setAttribute('value', String(freeShippingProgress(sum, this.#shop)))
  }

  async #suggest(id: string) {
    const { catalogUrl, kits } = this.#shop
    const catalog = await loadCatalog(catalogUrl).catch(() => undefined)
    const cart = $cart.get()
    const missing = missingForFreeShipping(subtotal(cart), this.#shop)
    const card = catalog && companionOf(catalog, cart, id, missing, kits)
    this.#companion = card
    this.#part('companion').hidden = card === undefined
    this.#part('companion').inert = false
    if (!card) return
    const link = this.#part('name')
    link.textContent = card.name
    link.setAttribute('href', card.href)
    link.lang = card.lang ?? ''
    this.#picture('other').src = cartProductOf(card).imageUrl
    this.#part('other-price').replaceChildren(...this.#money(card.price))
    this.#part('add').ariaLabel = format(this.#shop.addNamed, { name: card.name })
  }

  /** In every currency; the page shows one of them. */
  #money(amount: Cents): HTMLElement[] {
    return CURRENCIES.map((currency) => {
      const span = document.createElement('span')
      span.dataset['money'] = currency
      span.textContent = formatCents(amount, currency, this.#shop.rates)
      return span
    })
  }

  /** Each is in `CartSheet.astro`. */
  #part(name: string) {
    return this.querySelector<HTMLElement>(`[data-part=${name}]`)!
  }

  #picture(name: string) {
    return this.#part(name) as HTMLImageElement
  }
}

customElements.define('cart-sheet', CartSheet)
