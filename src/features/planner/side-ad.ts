/** An advertisement that stays closed for the visit once it is closed. */
class SideAd extends HTMLElement {
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', () => this.#close())
  }

  #close() {
    this.hidden = true
    // The button that had the focus is gone: the keyboard goes on from the page itself.
    document.getElementById('content')?.focus({ preventScroll: true })
    try {
      sessionStorage.setItem(`travelstore-ad-${this.dataset['id']}`, 'closed')
    } catch {
      // Storage is blocked: it is closed on this page only.
    }
  }
}

customElements.define('side-ad', SideAd)
