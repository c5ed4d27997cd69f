/** Thumbnails, dots and the enlarged view; without this code, the strip scrolls. */
class PictureGallery extends HTMLElement {
  #shown = 0

  connectedCallback() {
    const strip = this.#strip()
    if (strip) this.#follow(strip)
    this.addEventListener('click', this.#act)
  }

  disconnectedCallback() {
    this.removeEventListener('click', this.#act)
  }

  get #dialog() {
    return this.querySelector('dialog')
  }

  #strip(within: ParentNode = this) {
    return within.querySelector<HTMLElement>('[data-strip]')
  }

  #follow(strip: HTMLElement) {
    strip.addEventListener('scroll', () => this.#markShown(strip), { passive: true })
    // The shopper may have scrolled before this code loaded.
    this.#markShown(strip)
  }

  #markShown(strip: HTMLElement) {
    // A strip that is not shown has no width.
    if (strip.clientWidth > 0) this.#mark(Math.round(strip.scrollLeft / strip.clientWidth))
  }

  /** Marks the thumbnail and the dot of the picture that is shown. */
  #mark(index: number) {
    this.#shown = index
    for (const marks of this.querySelectorAll('[data-marks]'))
      [...marks.children].forEach((mark, i) => {
        if (i === index) mark.setAttribute('aria-current', 'true')
        else mark.removeAttribute('aria-current')
      })
  }

  #act = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const action = target.closest<HTMLElement>('[data-action]')?.dataset['action']
    const [main, large] = [this.#strip(), this.#dialog && this.#strip(this.#dialog)]
    if (action === 'previous' && large) this.#turn(large, -1)
    else if (action === 'next' && large) this.#turn(large, 1)
    else if (action === 'enlarge' || target.closest('[data-strip]') === main) this.#enlarge()
    else if (action && main) show(main, Number(action))
  }

  /** Without animation, so that a second press, or closing, counts from the picture just chosen. */
  #turn(large: HTMLElement, step: 1 | -1) {
    show(large, this.#shown + step, 'instant')
    this.#markShown(large)
  }

  #enlarge() {
    const [dialog, main] = [this.#dialog, this.#strip()]
    if (!dialog || !main) return
    const index = this.#shown
    const large = this.#strip(dialog) ?? this.#addLarge(dialog, main)
    dialog.showModal()
    show(large, index, 'instant')
  }

  #addLarge(dialog: HTMLDialogElement, main: HTMLElement) {
    const large = main.cloneNode(true) as HTMLElement
    const small = main.querySelectorAll('img')
    large.querySelectorAll('img').forEach((image, i) => {
      image.sizes = '100vmin'
      // Until the large one has loaded.
      image.style.background = `center / contain no-repeat url("${small[i]?.currentSrc}")`
    })
    dialog.prepend(large)
    dialog.addEventListener('close', () => show(main, this.#shown, 'instant'))
    this.#follow(large)
    return large
  }
}

const show = (strip: HTMLElement, index: number, behavior: ScrollBehavior = 'auto') =>
  strip.scrollTo({ left: index * strip.clientWidth, behavior })

customElements.define('picture-gallery', PictureGallery)
