import { SESSION_EVENT } from './session-event'

// All that an anonymous visitor loads of the account: the rest comes when there is somebody to show, or to log in.
const wake = () => import('./account-menu')
/** Without a network the header stays as it is; the next page, or the next event, asks again. */
const wakeQuietly = () => void wake().catch(() => undefined)
const wakeForUser = () => {
  if (document.cookie.includes('.is.authenticated=')) wakeQuietly()
}

wakeForUser()
// Back from the page cache after a login, or a login in another tab.
for (const event of ['pageshow', 'storage']) addEventListener(event, wakeForUser)
addEventListener(SESSION_EVENT, wakeQuietly, { once: true })

document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-login]') : null
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  // Without the code the link leads to the account page, which offers the login too.
  wake().then(
    ({ login }) => login(),
    () => location.assign(link.href),
  )
})
