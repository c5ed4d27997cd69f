import { afterPaint } from '~/lib/after-paint'

/** The state of the history entry that closes the enlarged view. */
const ENLARGED = 'enlarged'

/** Thumbnails, dots and the enlarged view; without this code, the strip scrolls. */
class PictureGallery extends HTMLElement {
  #shown = 0

  connectedCallback() {
    this.addEventListener('click', this.#act)
    this.addEventListener('keydown', this.#press)
    // Scroll events do not bubble.
    this.addEventListener(
      'scroll',
      ({ target }) => {
        if (target instanceof HTMLElement && target.matches('[data-strip]')) this.#markShown(target)
      },
      true,
    )
    // The shopper may have scrolled before this code loaded.
    const [strip] = this.#strips()
    if (strip) this.#markShown(strip)
    // After a reload, the entry of the enlarged view would take a Back without effect.
    if (history.state === ENLARGED) history.back()
  }

  /** The strip of the page, and the one of the enlarged view once it has been opened. */
  #strips() {
    return this.querySelectorAll<HTMLElement>('[data-strip]')
  }

  #markShown(strip: HTMLElement) {
    // Behind the enlarged view, the page's strip may still be scrolling. A strip that is not shown has no width.
    const isInFront = strip.closest('dialog') ?? !this.querySelector('[open]')
    if (isInFront && strip.clientWidth > 0) this.#mark(Math.round(strip.scrollLeft / strip.clientWidth))
  }

  /** Marks the thumbnail and the dot of the picture that is shown, counts it, and stops at both ends. */
  #mark(index: number) {
    if (index !== this.#shown) this.#endZoom()
    this.#shown = index
    for (const marks of this.querySelectorAll('[data-marks]'))
      [...marks.children].forEach((mark, i) => {
        mark.ariaCurrent = i === index ? 'true' : null
      })
    const count = this.querySelector<HTMLElement>('[data-count]')
    if (!count) return
    count.textContent = (count.dataset['count'] ?? '').replace('{n}', String(index + 1))
    this.#end('previous', index === 0)
    this.#end('next', index === this.#last())
  }

  #endZoom() {
    const image = this.querySelector<HTMLImageElement>('[data-zoomed] img')
    if (image) this.#zoom(image)
  }

  /** Toggles an enlarged picture to twice its size, around a point of it or its middle, and back. */
  #zoom(image: HTMLImageElement, x = image.clientWidth / 2, y = image.clientHeight / 2) {
    const frame = image.closest('li')
    if (!frame) return
    const isLarge = frame.toggleAttribute('data-zoomed')
    this.querySelector('[data-action=zoom]')?.toggleAttribute('data-out', isLarge)
    if (isLarge) frame.scrollTo(2 * x - frame.clientWidth / 2, 2 * y - frame.clientHeight / 2)
  }

  #last() {
    return (this.#strips()[0]?.querySelectorAll('li').length ?? 0) - 1
  }

  /** Not `disabled`, which would make the button lose focus. */
  #end(action: string, isReached: boolean) {
    const button = this.querySelector(`[data-action=${action}]`)
    if (button) button.ariaDisabled = String(isReached)
  }

  #act = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const action = target.closest<HTMLElement>('[data-action]')?.dataset['action']
    const [main, large] = this.#strips()
    if (action === 'previous' && large) this.#turn(large, this.#shown - 1)
    else if (action === 'next' && large) this.#turn(large, this.#shown + 1)
    else if (action === 'zoom' && large) this.#zoom(large.querySelectorAll('img').item(this.#shown))
    else if (action === 'enlarge' || target.closest('[data-strip]') === main)
      afterPaint(() => this.#enlarge())
    else if (action && main) show(main, Number(action))
    else if (target instanceof HTMLImageElement && target.closest('dialog')) {
      // Only once for a double tap, and not for a double click on what opened the dialog.
      if (event.detail < 2) this.#zoom(target, event.offsetX, event.offsetY)
    }
    // Beside the enlarged picture.
    else if (!target.closest('button, [data-count]')) target.closest('dialog')?.close()
  }

  /** The browser's own scrolling drops keys pressed during its animation. */
  #press = (event: KeyboardEvent) => {
    const [main, large] = this.#strips()
    const strip = large && this.querySelector('[open]') ? large : event.target === main ? main : undefined
    const index = {
      ArrowLeft: this.#shown - 1,
      ArrowRight: this.#shown + 1,
      Home: 0,
      End: this.#last(),
    }[event.key]
    if (!strip || index === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    this.#turn(strip, index)
  }

  /** Without animation, so that a second press, or closing, counts from the picture just chosen. */
  #turn(strip: HTMLElement, index: number) {
    show(strip, index, 'instant')
    this.#markShown(strip)
  }

  #enlarge() {
    const dialog = this.querySelector('dialog')
    const [main, opened] = this.#strips()
    if (!dialog || !main || dialog.open) return
    const index = this.#shown
    const large = opened ?? this.#addLarge(dialog, main)
    dialog.showModal()
    // So that Back closes the dialog, as people expect on a phone.
    history.pushState(ENLARGED, '')
    show(large, index, 'instant')
  }

  #addLarge(dialog: HTMLDialogElement, main: HTMLElement) {
    const large = main.cloneNode(true) as HTMLElement
    const small = main.querySelectorAll('img')
    large.querySelectorAll('img').forEach((image, i) => {
      image.sizes = '160vmin'
      // Until the large one has loaded.
      image.style.background = `center / contain no-repeat url("${small[i]?.currentSrc}")`
    })
    // Zoomed, each scrolls, which would make it a Tab stop; the arrow keys turn them.
    for (const frame of large.querySelectorAll('li')) frame.tabIndex = -1
    dialog.prepend(large)
    dialog.addEventListener('close', () => {
      this.#endZoom()
      show(main, this.#shown, 'instant')
      if (history.state === ENLARGED) history.back()
    })
    addEventListener('popstate', () => dialog.close())
    return large
  }
}

const show = (strip: HTMLElement, index: number, behavior: ScrollBehavior = 'auto') =>
  strip.scrollTo({ left: index * strip.clientWidth, behavior })

customElements.define('picture-gallery', PictureGallery)
