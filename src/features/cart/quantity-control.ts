import { loadCode } from '~/early-interaction/load-element'
import { notify } from '~/features/notifications/toast'
import { format } from '~/i18n/format'
import { afterPaint } from '~/lib/after-paint'
import { type Cart, type CartProduct, MAX_QUANTITY, quantityOf } from './cart'
import { $cart, addToCart, decreaseInCart, removeFromCart } from './cart.store'
import { QUANTITY_TEXTS, type QuantityTexts } from './quantity-texts'

const template = document.querySelector<HTMLTemplateElement>(`#${QUANTITY_TEXTS}`)
const texts = JSON.parse(template?.dataset['texts'] ?? '{}') as QuantityTexts

/** Add button that becomes a stepper once the product is in the cart (CARD-03, PROD-02). */
class QuantityControl extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback() {
    this.#stop = $cart.subscribe((cart) => this.#show(cart))
    this.addEventListener('click', this.#act)
  }

  disconnectedCallback() {
    this.#stop?.()
    this.removeEventListener('click', this.#act)
  }

  /** Written by the build, so it is trusted. */
  get #product(): CartProduct {
    return JSON.parse(this.dataset['product'] ?? '') as CartProduct
  }

  #show(cart: Cart) {
    const quantity = quantityOf(cart, this.#product.id)
    const isInCart = quantity > 0
    if (isInCart && !this.children[1]) this.#addStepper()
    const [, stepper] = this.children
    if (!stepper) return
    const movesFocus = isInCart !== 'inCart' in this.dataset && this.contains(document.activeElement)
    // Not `hidden`: when the focused element gets it, browsers compute the layout before they go on.
    this.toggleAttribute('data-in-cart', isInCart)
    const count = stepper.querySelector('output')
    if (count) count.textContent = format(texts.inCart, { n: quantity })
    if (!movesFocus) return
    const [add, more] = this.querySelectorAll<HTMLElement>('[data-action=add]')
    afterPaint(() => (isInCart ? more : add)?.focus({ preventScroll: true }))
  }

  #addStepper() {
    if (!template) return
    this.append(template.content.cloneNode(true))
    this.children[1]?.setAttribute('aria-label', format(texts.quantityOf, { name: this.#product.name }))
  }

  #act = (event: Event) => {
    const action =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-action]')?.dataset['action']
    const product = this.#product
    const quantity = quantityOf($cart.get(), product.id)
    // What was left when the page was built; the cart knows today's.
    const { left = MAX_QUANTITY, limit = texts.maximum } = this.dataset
    if (action === 'add' && quantity >= Number(left)) return void notify(format(limit, { n: left }), 'info')
    const { name } = product
    if (action === 'add') {
      const added = format(texts.added, { name })
      addToCart(product)
      if (quantity > 0) notify(added)
      else showInSheet(product).catch(() => notify(added))
    } else if (action === 'decrease' && quantity === 1)
      notify(format(texts.removed, { name }), 'info', removeFromCart(product.id))
    else if (action === 'decrease') decreaseInCart(product.id)
  }
}

/** The sheet in the layout, after the control has changed. Fails when its code does not load. */
const showInSheet = async (product: CartProduct) => {
  await Promise.all([loadCode('cart-sheet'), new Promise<void>(afterPaint)])
  const sheet = document.querySelector<Element & { show: (product: CartProduct) => void }>('cart-sheet')
  if (!sheet) throw new Error('cart-sheet')
  sheet.show(product)
}

customElements.define('quantity-control', QuantityControl)
