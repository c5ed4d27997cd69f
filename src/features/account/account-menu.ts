import { notify } from '~/features/notifications/toast'
import '~/features/notifications/toast-region'
import { format } from '~/i18n/format'
import { loginErrors } from '~/i18n/login-errors'
import { localeOf } from '~/i18n/routes'
import type { AuthErrorKind } from './auth-error'
import { $session, login } from './session.store'
import type { Session } from './session'

/** Login and sign-up links, or the signed-in person, in the header (LAYOUT-03). Loaded by `load-account-menu`. */
export class AccountMenu extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback() {
    this.#stop = $session.subscribe((session) => this.#show(session))
  }

  disconnectedCallback() {
    this.#stop?.()
  }

  login() {
    void login()
  }

  #show(session: Session) {
    document.documentElement.dataset['session'] = session.state
    if (session.state === 'signed-in') this.#showUser(session.user)
    if (session.state === 'failed') void showError(session.error.kind)
  }

  #showUser({ name, picture }: { name: string; picture?: string }) {
    const avatar = this.querySelector<HTMLAnchorElement>('[data-avatar]')
    const letters = avatar?.querySelector('[data-letters]')
    const first = avatar?.querySelector('[data-name]')
    const image = avatar?.querySelector('img')
    avatar?.setAttribute('aria-label', format(this.dataset['named'] ?? '{name}', { name }))
    letters?.setAttribute('data-letters', initialOf(name))
    if (first) first.textContent = name.split(' ')[0] ?? name
    if (!image) return
    image.hidden = picture === undefined
    image.onerror = () => (image.hidden = true)
    if (picture !== undefined) image.src = picture
  }
}

const initialOf = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? ''

/**
 * Shows a toast, except on pages that show login errors themselves (`data-auth-errors`). Without a connection, its text
 * may not load: the notice about code that did not load is part of the page.
 */
const showError = async (kind: AuthErrorKind) => {
  if (document.querySelector('[data-auth-errors]')) return
  const errors = await loginErrors(localeOf(location.pathname)).catch(() => undefined)
  if (errors) notify(errors[kind], 'error')
  else document.getElementById('code-late')?.togglePopover(true)
}

customElements.define('account-menu', AccountMenu)
