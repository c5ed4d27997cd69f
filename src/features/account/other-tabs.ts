export const SESSION_CHANGED_KEY = 'travelstore-session-changed'

/** Notifies the browser's other tabs of a login or logout. */
export const notifyOtherTabs = (): void => {
  try {
    localStorage.setItem(SESSION_CHANGED_KEY, String(Date.now()))
  } catch {
    // With blocked storage, other tabs have no session either.
  }
}

/** Calls `changed` on a notification from another tab, and when this page is restored from the back/forward cache. */
export const onChangeElsewhere = (changed: () => void): void => {
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_CHANGED_KEY || key === null) changed()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) changed()
  })
}
