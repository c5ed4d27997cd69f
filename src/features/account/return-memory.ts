import { safeReturnPath } from './return-path'

const KEY = 'travelstore-return-to'

/** Keeps, for this tab, where to go once the login is done; also when it fails and is tried again. */
export const rememberReturn = (path: string): void => sessionStorage.setItem(KEY, safeReturnPath(path))

/** Where to go now, or `fallback` if no login was begun in this tab. */
export const returnPath = (fallback: string): string =>
  safeReturnPath(sessionStorage.getItem(KEY) ?? undefined, fallback)

export const forgetReturn = (): void => sessionStorage.removeItem(KEY)
