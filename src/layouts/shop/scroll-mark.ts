/** Sets `data-scrolled` on the page while it is scrolled past the element's own height; no scroll listener. */
class ScrollMark extends HTMLElement {
  #observer = new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-scrolled', entry !== undefined && !entry.isIntersecting)
  })

  connectedCallback() {
    this.#observer.observe(this)
  }

  disconnectedCallback() {
    this.#observer.disconnect()
  }
}

customElements.define('scroll-mark', ScrollMark)
