import { loadElement } from '~/early-interaction/load-element'
import type { AccountMenu } from './account-menu'
import { SESSION_EVENT } from './session-event'

const load = loadElement('account-menu', () => document.cookie.includes('.is.authenticated='))

addEventListener(SESSION_EVENT, () => void load().catch(() => undefined))

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-login]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  // If the code fails to load, the link opens the account page, which also offers login.
  load().then(
    () => document.querySelector<AccountMenu>('account-menu')?.login(),
    () => location.assign(link.href),
  )
})
