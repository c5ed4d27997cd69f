import { notify } from '~/features/notifications/toast'

/** Puts the article's address on the clipboard and says whether that worked. */
class CopyLink extends HTMLElement {
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', () => void this.#copy())
  }

  async #copy() {
    const { url = location.href, copied = '', failed = '' } = this.dataset
    try {
      await navigator.clipboard.writeText(url)
      notify(copied)
    } catch {
      notify(failed, 'error')
    }
  }
}

customElements.define('copy-link', CopyLink)
