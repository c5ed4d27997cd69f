/** An advertisement that stays closed for the session once it is closed. */
class SideAd extends HTMLElement {
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', () => this.#close())
  }

  #close() {
    this.hidden = true
    // The focused button is hidden, so the focus moves to the main content.
    document.getElementById('content')?.focus({ preventScroll: true })
    try {
      sessionStorage.setItem(`travelstore-ad-${this.dataset['id']}`, 'closed')
    } catch {
      // Storage is blocked: the ad is closed on this page only.
    }
  }
}

customElements.define('side-ad', SideAd)
