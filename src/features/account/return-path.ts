import { sitePath } from '~/lib/safe-link'

/** Whether `pathname` is where the provider sends people back to. */
export const isCallback = (pathname: string): boolean => /\/callback\/?$/.test(pathname)

/**
 * Where to go after a login: `path` if it is a path of this site (query and hash kept), else `fallback`. Refuses
 * whatever a browser could take for another site or scheme, absolute addresses, and the callback page itself.
 */
export const safeReturnPath = (path: unknown, fallback = '/'): string => {
  const safe = typeof path === 'string' ? sitePath(path) : undefined
  return safe === undefined || isCallback(safe.replace(/[?#].*/s, '')) ? fallback : safe
}
