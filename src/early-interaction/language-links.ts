import { isLocale } from '~/i18n/locales'
import { inLocale } from '~/i18n/locale-path'
import { LANGUAGE_KEY } from '~/i18n/language-key'

// A link to the page in another language gets the query and the hash of the address, and the choice is remembered,
// whatever has loaded by then.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]')
  const language = link && link.dataset['language']
  if (!link || !isLocale(language)) return
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Blocked or full: the address decides anyway.
  }
  link.href = inLocale(location.pathname + location.search + location.hash, language)
})
