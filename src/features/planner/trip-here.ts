/** The trip that this history entry shows, '' for a new one, if any: another tab may have shown another since. */
export const tripHere = (): string | undefined => {
  if (typeof window === 'undefined') return undefined
  const trip = (history.state as { trip?: unknown } | null)?.trip
  return typeof trip === 'string' ? trip : undefined
}

/** Shows `trip` in a new history entry, from which Back leads to `before`, or in this one if they are the same. */
export const saveTripHere = (trip: string, before: string) => {
  const { pathname, href } = location
  const isHere = before === trip
  history.replaceState({ ...(history.state as object | null), trip: before }, '', isHere ? pathname : href)
  if (!isHere) history.pushState({ trip }, '', pathname)
}
