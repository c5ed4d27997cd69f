import {
  $toast,
  TOAST_DURATION,
  type Toast,
  UNDO_DURATION,
  dismissToast,
  textOf,
  undoLabel,
  undoRemovals,
} from './toast'

/** Shows the current toast. Errors are announced assertively, other messages politely. */
class ToastRegion extends HTMLElement {
  #stop: (() => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What had the focus before the toast. */
  #before: HTMLElement | null = null
  #polite = this.querySelector<HTMLElement>('[role=status]')
  #undo = this.querySelector<HTMLElement>('[data-undo]')
  #label = this.#undo?.textContent.trim() ?? ''
  #assertive = this.querySelector<HTMLElement>('[role=alert]')

  connectedCallback() {
    this.#stop = $toast.subscribe((toast) => this.#show(toast))
    this.addEventListener('pointerenter', this.#pause)
    this.addEventListener('focusin', ({ relatedTarget }) => {
      this.#before = relatedTarget as HTMLElement | null
      this.#pause()
    })
    this.addEventListener('pointerleave', this.#resume)
    this.addEventListener('focusout', this.#resume)
    this.addEventListener('click', (event) => {
      const button = event.target instanceof Element && event.target.closest('button')
      if (!button) return
      // First, so that a control replaced by the undo can pass on its focus.
      this.#before?.focus()
      if (button === this.#undo) undoRemovals()
      else dismissToast()
    })
  }

  disconnectedCallback() {
    this.#stop?.()
    this.#pause()
  }

  #show(toast: Toast | undefined) {
    this.#pause()
    if (toast) this.dataset['tone'] = toast.tone
    this.classList.toggle('shown', toast !== undefined)
    const [spoken, silent] =
      toast?.tone === 'error' ? [this.#assertive, this.#polite] : [this.#polite, this.#assertive]
    if (silent) silent.textContent = ''
    if (spoken) spoken.textContent = toast ? textOf(toast, this.dataset['several'] ?? '') : ''
    if (toast) this.#resume()
    const undos = toast?.undos.length ?? 0
    if (!this.#undo) return
    this.#undo.hidden = undos === 0
    this.#undo.textContent = undoLabel(this.#label, undos)
  }

  #pause = () => clearTimeout(this.#timer)

  #resume = () => {
    this.#pause()
    if (this.matches(':hover, :focus-within')) return
    this.#timer = setTimeout(dismissToast, $toast.get()?.undos.length ? UNDO_DURATION : TOAST_DURATION)
  }
}

customElements.define('toast-region', ToastRegion)
