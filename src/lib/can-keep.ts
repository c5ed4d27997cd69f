const PROBE = 'travelstore-probe'

/** Whether the browser keeps what the shopper chooses: not where its storage is full or blocked. */
export const canKeep = (): boolean => {
  try {
    localStorage.setItem(PROBE, PROBE)
    localStorage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}
