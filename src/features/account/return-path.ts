/** Whether `pathname` is where the provider sends people back to. */
export const isCallback = (pathname: string): boolean => /\/callback\/?$/.test(pathname)

/** Any origin will do: only whether a path leaves it matters. */
const HERE = 'https://here.invalid'

/**
 * Where to go after a login: `path` if it is a path of this site (query and hash kept), else `fallback`. Refuses
 * whatever a browser could take for another site or scheme, absolute addresses, and the callback page itself.
 */
export const safeReturnPath = (path: unknown, fallback = '/'): string => {
  if (typeof path !== 'string' || !path.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return fallback
  if (!URL.canParse(path, HERE)) return fallback
  const { origin, pathname, search, hash } = new URL(path, HERE)
  const leaves = origin !== HERE || pathname.startsWith('//')
  return leaves || isCallback(pathname) ? fallback : pathname + search + hash
}
