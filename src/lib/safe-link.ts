/** Any origin will do: only whether a path leaves it matters. */
const HERE = 'https://here.invalid'

/**
 * `path` as a browser resolves it if it is a path of this site (query and hash kept), else undefined. Refuses whatever
 * a browser could take for another site, also once the language is cut off: `/\evil`, `/<tab>/evil`, `/en//evil`.
 */
export const sitePath = (path: string): string | undefined => {
  if (!path.startsWith('/') || /[\\\p{Cc}]/u.test(path) || !URL.canParse(path, HERE)) return undefined
  const { origin, pathname, search, hash } = new URL(path, HERE)
  return origin === HERE && !pathname.includes('//') ? pathname + search + hash : undefined
}

/** `href` if an editor may link to it: http, https, mailto, or a path of this site. Otherwise undefined. */
export const safeLink = (href: string): string | undefined => {
  const text = href.trim()
  if (/^https?:\/\/[^\s/\\]/iu.test(text)) return URL.canParse(text) ? text : undefined
  if (/^mailto:[^\s@]+@[^\s@]+$/iu.test(text)) return text
  return sitePath(text) === undefined || /\s/u.test(text) ? undefined : text
}
