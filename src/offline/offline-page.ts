import { localeOf } from '~/i18n/routes'
import { offlinePath } from './addresses'
import { CACHES } from './caches'
import { FOLLOW_NETWORK_TAG } from './follow-network'
import { keptAt, rewritten } from './kept-copy'
import { listKeptPages } from './kept-pages'
import { hasStyles } from './styles'

const MAX_LINKS = 24

/** The offline page in the language of `url`, if it is cached, until there is a connection. */
export const offlinePage = async (url: URL): Promise<Response | undefined> => {
  const locale = localeOf(url.pathname)
  const page = await caches.match(url.origin + offlinePath(locale), { cacheName: CACHES.fallbacks })
  if (!page) return undefined
  const pages = await keptPages((path) => localeOf(path) === locale)
  return rewritten(page, (html) =>
    listKeptPages(html, pages).replace('</body>', `${FOLLOW_NETWORK_TAG}</body>`),
  )
}

const keptPages = async (wanted: (path: string) => boolean) => {
  const cache = await caches.open(CACHES.pages)
  const found = []
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname
    const response = wanted(path) ? await cache.match(request) : undefined
    const html = (await response?.text()) ?? ''
    if (response && (await hasStyles(html))) found.push({ path, at: keptAt(response), html })
  }
  return found.sort((a, b) => b.at - a.at).slice(0, MAX_LINKS)
}
