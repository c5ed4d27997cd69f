export const DRAFT_KEY = 'travelstore-profile-draft'

/** In this tab's storage, the account that used it; in the browser's, the one whose data is kept. */
export const ACCOUNT_KEY = 'travelstore-account'

/** In this tab's storage, what was entered for a return. */
export const RETURN_KEY = 'travelstore-return-draft'

const TRIP_TEXT_KEY = 'travelstore-trip-text'

/** Removes the unsaved edits of the profile from this tab. */
export const forgetDraft = (): void => forget(DRAFT_KEY)

/** Records who is signed in; what another account has typed in this tab is removed. */
export const keepTabOf = (userId: string): void => {
  try {
    if (sessionStorage.getItem(ACCOUNT_KEY) !== userId) forgetTab()
    sessionStorage.setItem(ACCOUNT_KEY, userId)
  } catch {
    // Blocked storage keeps nothing.
  }
}

/**
 * After a logout in another tab, which cannot reach this tab's storage: removes what its account has typed in this tab, and
 * was not sent.
 */
export const forgetTab = (): void => {
  try {
    if (!sessionStorage.getItem(ACCOUNT_KEY)) return
  } catch {
    return
  }
  forget(ACCOUNT_KEY, DRAFT_KEY, RETURN_KEY, TRIP_TEXT_KEY)
  for (const field of document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
    'textarea, [type=email]',
  ))
    field.value = ''
}

const forget = (...keys: string[]): void => {
  try {
    for (const key of keys) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
