export const SESSION_CHANGED_KEY = 'travelstore-session-changed'

/** Tells this browser's other tabs that somebody signed in or out here. */
export const tellOtherTabs = (): void => {
  try {
    localStorage.setItem(SESSION_CHANGED_KEY, String(Date.now()))
  } catch {
    // Where storage is blocked nobody can be signed in in another tab either.
  }
}

/** Calls `changed` when another tab has told so, and when this page comes back from the browser's page cache. */
export const onChangeElsewhere = (changed: () => void): void => {
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_CHANGED_KEY || key === null) changed()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) changed()
  })
}
