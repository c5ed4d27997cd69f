import { safeReturnPath } from './return-path'

const KEY = 'travelstore-return-to'

/** Stores, for this tab, where to go after login, also across failed attempts. */
export const rememberReturn = (path: string): void => sessionStorage.setItem(KEY, safeReturnPath(path))

/** Where to go after login, or `fallback` if no login was started in this tab. */
export const returnPath = (fallback: string): string =>
  safeReturnPath(sessionStorage.getItem(KEY) ?? undefined, fallback)

export const forgetReturn = (): void => sessionStorage.removeItem(KEY)
