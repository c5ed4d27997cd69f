import { isLocale } from '~/i18n/locales'
import { recoveryAction } from './auth-errors'
import { AUTH_MESSAGES } from '~/i18n/messages/auth'
import { $session, finishLogin, initialize, login } from './session.store'

initialize()

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

  #showFailure() {
    const session = $session.get()
    if (session.state !== 'failed') return
    const { lang } = document.documentElement
    const t = AUTH_MESSAGES[isLocale(lang) ? lang : 'es']
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
    if (heading) heading.textContent = t.callback.failed
    heading?.focus()
  }
}

customElements.define('login-callback', LoginCallback)
