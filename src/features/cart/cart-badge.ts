import { itemCount } from './cart'
import { $cart } from './cart.store'

/** The item count on the cart in the header: up to 99+ on screen, exact for screen readers. It stays in the page. */
class CartBadge extends HTMLElement {
  connectedCallback() {
    const [number, spoken] = this.querySelectorAll('span')
    $cart.subscribe((cart) => {
      const count = itemCount(cart)
      if (number) number.textContent = count > 99 ? '99+' : String(count || '')
      if (spoken)
        spoken.textContent = this.dataset[count === 1 ? 'one' : 'many']?.replace('{n}', String(count)) ?? ''
    })
  }
}

customElements.define('cart-badge', CartBadge)
