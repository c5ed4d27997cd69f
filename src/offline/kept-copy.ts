import { format } from '~/i18n/format'
import { LANGUAGES } from '~/i18n/languages'
import { DEFAULT_LOCALE, isLocale } from '~/i18n/locales'
import { FOLLOW_NETWORK_TAG } from './follow-network'
import { OFFLINE_MESSAGES } from './messages'

const STAMP = 'x-kept-at'

/** `response` with the time it was cached; `undefined` unless it is a complete HTML page of this site. */
export const stamped = (response: Response, now: number): Response | undefined => {
  if (response.status !== 200 || response.redirected || response.type === 'opaque') return undefined
  if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined
  const headers = new Headers(response.headers)
  headers.set(STAMP, String(now))
  return new Response(response.body, { status: 200, headers })
}

/** When a page was cached, in milliseconds since 1970; 0 if it was not. */
export const keptAt = (response: Response | undefined): number => Number(response?.headers.get(STAMP) ?? 0)

/** A cached page with a bar on top that says when it was cached, until there is a connection. */
export const withBar = (kept: Response): Promise<Response> =>
  rewritten(kept, (html) => addBar(html, keptAt(kept)))

/** `response` with its text changed, without the headers that describe the old text. */
export const rewritten = async (response: Response, change: (html: string) => string): Promise<Response> => {
  const headers = new Headers(response.headers)
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
  return new Response(change(await response.text()), { status: response.status, headers })
}

/** `html` with the bar at the start of its body, in the page's language and the visitor's time zone. */
const addBar = (html: string, at: number): string => {
  const lang = /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1]
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE
  const t = OFFLINE_MESSAGES[locale]
  const clock = new Intl.DateTimeFormat(LANGUAGES[locale].tag, { dateStyle: 'medium', timeStyle: 'short' })
  // Spanish times end in "a. m.", and the sentence adds its own period.
  const time = clock.format(at).replace(/\.$/, '')
  const bar =
    `<aside class="offline-bar" aria-label="${t.barLabel}"><p>${format(t.bar, { time })} ` +
    `<a href="">${t.retry}</a></p></aside>${FOLLOW_NETWORK_TAG}`
  return html.replace(/<body[^>]*>/, (body) => body + bar)
}
