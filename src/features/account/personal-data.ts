import { LANGUAGE_KEY } from '~/i18n/language-key'
import { ATTEMPTS_KEY, parseStoredAttempts, withoutSessions } from '~/features/payment-attempts/attempts'
import { CURRENCY_KEY } from '~/features/settings/settings'
import { ACCOUNT_KEY } from './forget-tab'
import { SESSION_CHANGED_KEY } from './other-tabs'

const PREFIX = 'travelstore-'

/** Keys without personal data. All others that start with `travelstore-` are removed. */
const KEPT: readonly string[] = [
  'travelstore-cart',
  ATTEMPTS_KEY,
  LANGUAGE_KEY,
  CURRENCY_KEY,
  SESSION_CHANGED_KEY,
]

/** Removes personal data from this browser: sign-up data, unsaved profile, wishlist, return path. */
export const clearPersonalData = (): void => {
  for (const open of [() => localStorage, () => sessionStorage])
    try {
      const storage = open()
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      for (const key of keys) if (key.startsWith(PREFIX) && !KEPT.includes(key)) storage.removeItem(key)
      // A payment page may still be open; what is paid there leaves the cart.
      const attempts = parseStoredAttempts(storage.getItem(ATTEMPTS_KEY) ?? '[]')
      if (attempts.length > 0) storage.setItem(ATTEMPTS_KEY, JSON.stringify(withoutSessions(attempts)))
    } catch {
      // Blocked storage has no data.
    }
}

/**
 * Removes the personal data of another account whose session ended without a logout, and records whose data is kept
 * from now on. Returns whether anything was removed.
 */
export const keepDataOf = (userId: string): boolean => {
  try {
    const before = localStorage.getItem(ACCOUNT_KEY)
    const isOther = before !== null && before !== userId
    if (isOther) clearPersonalData()
    localStorage.setItem(ACCOUNT_KEY, userId)
    return isOther
  } catch {
    return false
  }
}
