import { celebrateFor } from '~/features/notifications/celebrate'
import { dismissToast, notify } from '~/features/notifications/toast'
import { HONEYPOT } from './honeypot'
import { subscribe } from './subscribe'

const PARTY_MS = 5000

/** Somebody is signed in, or it is not known yet. */
const isPersonal = () => /signed-in|initializing/.test(document.documentElement.dataset['session'] ?? '')

/** Sends the form of `NewsletterForm.astro`, whose attributes hold its texts (NEWS-01, NEWS-03). */
class NewsletterForm extends HTMLElement {
  #form = this.querySelector('form') ?? document.createElement('form')
  #email = this.#control('email')
  #done = this.querySelector<HTMLElement>('.done')
  #sending = false

  connectedCallback() {
    this.#form.addEventListener('submit', this.#submit)
    this.#email.addEventListener('input', this.#typed)
    this.#done?.addEventListener('click', this.#again)
    addEventListener('pagehide', this.#forget)
    this.#complete()
  }

  disconnectedCallback() {
    this.#form.removeEventListener('submit', this.#submit)
    this.#email.removeEventListener('input', this.#typed)
    this.#done?.removeEventListener('click', this.#again)
    removeEventListener('pagehide', this.#forget)
  }

  /** On Back after a logout, the browser would show the next person what was typed. */
  #forget = () => {
    if (isPersonal()) this.#form.reset()
  }

  #typed = () => {
    this.#complete()
    this.#forgive()
  }

  /** With `off`, as in the HTML, the browser does not restore the text on Back either. */
  #complete = () => {
    this.#email.autocomplete = isPersonal() ? 'off' : 'email'
  }

  #control(name: string): HTMLInputElement {
    const control = this.#form.elements.namedItem(name)
    return control instanceof HTMLInputElement ? control : document.createElement('input')
  }

  #submit = (event: Event) => {
    event.preventDefault()
    if (this.#sending) return
    this.#email.value = this.#email.value.trim()
    if (this.#email.value === '') return void this.#complain('empty')
    if (!this.#email.checkValidity()) return void this.#complain('invalid')
    void this.#send()
  }

  async #send() {
    const { language = '', code: discountCode = '' } = this.dataset
    const trap = this.#control(HONEYPOT).value
    const email = this.#email.value
    this.#forgive()
    dismissToast()
    this.#show(true)
    const outcome = await subscribe(this.#form.action, {
      email,
      language,
      discountCode,
      ...(trap && { [HONEYPOT]: trap }),
    })
    this.#show(false)
    if (outcome === 'done') {
      this.#form.reset()
      this.#finish(email)
      notify(this.#text('success'))
      await celebrateFor(PARTY_MS, this)
    } else {
      notify(this.#text('failed'), 'error')
      if (outcome === 'refused') {
        this.#mark('invalid')
        this.#email.focus()
      } else this.#error(this.#text('failed'))
    }
  }

  /** What to do next, in place of the form, for as long as the page is open. */
  #finish(email: string) {
    const address = this.#done?.querySelector('b')
    // On narrow screens, the line breaks before the domain.
    const [mailbox = '', domain = ''] = email.split(/(?=@)/)
    address?.replaceChildren(mailbox, document.createElement('wbr'), domain)
    this.#swap(true)
    this.#done?.focus({ preventScroll: true })
    this.#done?.scrollIntoView({ block: 'nearest' })
  }

  #again = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest('button'))) return
    this.#swap(false)
    this.#email.focus()
  }

  #swap(isDone: boolean) {
    if (this.#done) this.#done.hidden = !isDone
    for (const words of this.querySelectorAll('.words')) words.toggleAttribute('hidden', isDone)
  }

  #complain(what: 'empty' | 'invalid') {
    this.#mark(what)
    notify(this.#text(what), 'error')
    this.#email.focus()
  }

  #mark(what: 'empty' | 'invalid') {
    this.#email.setAttribute('aria-invalid', 'true')
    this.#error(this.#text(what))
  }

  #forgive = () => {
    this.#email.removeAttribute('aria-invalid')
    this.#error('')
  }

  #error(text: string) {
    const error = this.querySelector('.field-error')
    if (error) error.textContent = text
  }

  /** The button keeps its place and focus while it says that something is happening. */
  #show(sending: boolean) {
    this.#sending = sending
    const [button, spinner, label] = ['button', '.spinner', '.label'].map((selector) =>
      this.#form.querySelector<HTMLElement>(selector),
    )
    if (!button || !spinner || !label) return
    button.setAttribute('aria-disabled', String(sending))
    // As wide as before, so that the field beside it stays as it is.
    button.style.minInlineSize = sending ? `${button.offsetWidth}px` : ''
    spinner.hidden = !sending
    label.dataset['rest'] ??= label.textContent
    label.textContent = sending ? this.#text('sending') : label.dataset['rest']
  }

  #text(key: string): string {
    return this.dataset[key] ?? ''
  }
}

customElements.define('newsletter-form', NewsletterForm)
