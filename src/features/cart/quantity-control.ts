import { loadCode } from '~/early-interaction/load-element'
import { notify } from '~/features/notifications/toast'
import { type Cart, type CartProduct, MAX_QUANTITY, quantityOf } from './cart'
import { $cart, addToCart, decreaseInCart, removeFromCart } from './cart.store'

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
    const [button, stepper] = this.children as unknown as [HTMLElement, HTMLElement]
    const focused = document.activeElement
    button.hidden = quantity > 0
    stepper.hidden = quantity === 0
    const count = stepper.querySelector('output')
    if (count) count.textContent = this.dataset['inCart']?.replace('{n}', String(quantity)) ?? ''
    if (this.contains(focused) && focused?.closest('[hidden]'))
      this.querySelector<HTMLElement>('[data-action=add]:not([hidden], [hidden] *)')?.focus()
  }

  #act = (event: Event) => {
    const action =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-action]')?.dataset['action']
    const product = this.#product
    const quantity = quantityOf($cart.get(), product.id)
    if (action === 'add' && quantity === MAX_QUANTITY)
      return void notify(this.dataset['maximum'] ?? '', 'info')
    if (action === 'add') {
      addToCart(product)
      if (quantity > 0) notify(this.dataset['added'] ?? '')
      else showInSheet(product).catch(() => notify(this.dataset['added'] ?? ''))
    } else if (action === 'decrease' && quantity === 1)
      notify(this.dataset['removed'] ?? '', 'info', removeFromCart(product.id))
    else if (action === 'decrease') decreaseInCart(product.id)
  }
}

/** The sheet in the layout. Fails when its code does not load. */
const showInSheet = async (product: CartProduct) => {
  await loadCode('cart-sheet')
  const sheet = document.querySelector<Element & { show: (product: CartProduct) => void }>('cart-sheet')
  if (!sheet) throw new Error('The page has no cart sheet')
  sheet.show(product)
}

customElements.define('quantity-control', QuantityControl)
