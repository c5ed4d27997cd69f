import { LANGUAGE_KEY } from '~/i18n/language-key'

// A link to the page in another language gets the rest of the address: a number, the query and the hash. The choice is
// remembered, no matter what has loaded by then.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]')
  if (!link) return
  try {
    localStorage.setItem(LANGUAGE_KEY, link.dataset['language'] ?? '')
  } catch {
    // Blocked or full: the address decides anyway.
  }
  const here = document.querySelector<HTMLAnchorElement>('a[data-language][aria-current]')?.pathname ?? ''
  const { pathname, search, hash } = location
  const rest = here !== '/' && pathname.startsWith(`${here}/`) ? pathname.slice(here.length) : ''
  link.href = link.pathname + rest + search + hash
})
