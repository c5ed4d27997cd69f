const PROBE = 'travelstore-probe'

/** Whether local storage works: it does not where it is full or blocked. */
export const canKeep = (): boolean => {
  try {
    localStorage.setItem(PROBE, PROBE)
    localStorage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}
