import { sitePath } from '~/lib/safe-link'

/** Whether `pathname` is the login callback. */
export const isCallback = (pathname: string): boolean => /\/callback\/?$/.test(pathname)

/**
 * Where to go after a login: `path` if it is a path of this site (query and hash are kept), else `fallback`. Rejects
 * anything that a browser could interpret as another site or scheme, absolute addresses, and the callback page.
 */
export const safeReturnPath = (path: unknown, fallback = '/'): string => {
  const safe = typeof path === 'string' ? sitePath(path) : undefined
  return safe === undefined || isCallback(safe.replace(/[?#].*/s, '')) ? fallback : safe
}
