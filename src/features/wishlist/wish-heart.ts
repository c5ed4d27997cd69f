import { notify } from '~/features/notifications/toast'
import { format } from '~/i18n/format'
import { has, MAX_WISHES, type Wishlist } from './wishlist'
import { $wishlist, toggleWish } from './wishlist.store'
import { WISH_TEXTS, type WishTexts } from './wish-texts'

const texts = JSON.parse(document.getElementById(WISH_TEXTS)?.dataset['texts'] ?? '{}') as WishTexts

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
    const name = this.dataset['name'] ?? ''
    if (added) notify(format(texts.added, { name }))
    else if (had) notify(format(texts.removed, { name }), 'info', undo)
    else notify(format(texts.full, { n: MAX_WISHES }), 'info')
  }
}

customElements.define('wish-heart', WishHeart)
