import { notify } from '~/features/notifications/toast'
import { has, type Wishlist } from './wishlist'
import { $wishlist, toggleWish } from './wishlist.store'

/** The heart on cards and product pages (ACC-03). */
class WishHeart extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback() {
    this.#stop = $wishlist.subscribe((list) => this.#show(list))
    this.addEventListener('click', this.#toggle)
  }

  disconnectedCallback() {
    this.#stop?.()
    this.removeEventListener('click', this.#toggle)
  }

  get #id() {
    return this.dataset['id'] ?? ''
  }

  #show(list: Wishlist) {
    this.querySelector('button')?.setAttribute('aria-pressed', String(has(list, this.#id)))
  }

  #toggle = () => {
    const had = has($wishlist.get(), this.#id)
    const undo = toggleWish(this.#id)
    const added = has($wishlist.get(), this.#id)
    if (added) notify(this.dataset['added'] ?? '')
    else notify(this.dataset[had ? 'removed' : 'full'] ?? '', 'info', had ? undo : undefined)
  }
}

customElements.define('wish-heart', WishHeart)
