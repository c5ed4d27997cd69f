export const SESSION_CHANGED_KEY = 'travelstore-session-changed'

/** Notifies the browser's other tabs of a login or logout. */
export const notifyOtherTabs = (): void => {
  try {
    localStorage.setItem(SESSION_CHANGED_KEY, String(Date.now()))
  } catch {
    // With blocked storage, other tabs have no session either.
  }
}

/** Calls `changed` when another tab notifies of a login or logout, or clears the storage. */
export const onNotification = (changed: () => void): void =>
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_CHANGED_KEY || key === null) changed()
  })
