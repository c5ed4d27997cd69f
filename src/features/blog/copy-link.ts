import { notify } from '~/features/notifications/toast'

/** Copies the article's address to the clipboard and reports the result. */
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
