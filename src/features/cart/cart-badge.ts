import { itemCount } from './cart'
import { $cart } from './cart.store'

/** The item count beside the cart in the header, visible and for screen readers. */
class CartBadge extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback() {
    const [number, spoken] = this.querySelectorAll('span')
    this.#stop = $cart.subscribe((cart) => {
      const count = itemCount(cart)
      if (number) number.textContent = count > 0 ? String(count) : ''
      if (spoken) spoken.textContent = this.dataset['label']?.replace('#', String(count)) ?? ''
    })
  }

  disconnectedCallback() {
    this.#stop?.()
  }
}

customElements.define('cart-badge', CartBadge)
