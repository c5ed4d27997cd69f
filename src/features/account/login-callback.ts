import type { AuthMessages } from '~/i18n/messages/auth'
import { recoveryAction } from './auth-errors'
import { $session, finishLogin, initialize, login } from './session.store'

initialize()

type Texts = Pick<AuthMessages, 'errors' | 'recoveryActions'> & { failed: string }

/** Completes a login and returns to the page it started from, or shows the error and a recovery action (AUTH-03). */
class LoginCallback extends HTMLElement {
  connectedCallback() {
    void this.#finish()
    this.querySelector('[data-again]')?.addEventListener('click', () => void this.#again())
  }

  async #finish() {
    const path = await finishLogin()
    if (path) window.location.replace(path)
    else this.#showFailure()
  }

  async #again() {
    await login()
    this.#showFailure()
  }

  #texts(): Texts {
    return JSON.parse(this.dataset['texts'] ?? '{}') as Texts
  }

  #showFailure() {
    const session = $session.get()
    if (session.state !== 'failed') return
    const t = this.#texts()
    const { kind } = session.error
    const action = recoveryAction(kind)
    const [working, failed] = this.querySelectorAll<HTMLElement>('[data-working], [data-failed]')
    const heading = this.querySelector('h1')
    const sentence = this.querySelector('[data-sentence]')
    const again = this.querySelector<HTMLElement>('[data-again]')
    if (sentence) sentence.textContent = t.errors[kind]
    if (again) {
      again.textContent = t.recoveryActions[action]
      again.hidden = action === 'shop'
    }
    const contact = this.querySelector<HTMLElement>('[data-contact]')
    if (contact) contact.hidden = kind !== 'blocked'
    if (working) working.hidden = true
    if (failed) failed.hidden = false
    if (heading) heading.textContent = t.failed
    heading?.focus()
  }
}

customElements.define('login-callback', LoginCallback)
