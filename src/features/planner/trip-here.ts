/** The trip that this history entry showed before a reload, if any: another tab may have shown another since. */
export const tripHere = (): string | undefined => {
  if (typeof window === 'undefined') return undefined
  const trip = (history.state as { trip?: unknown } | null)?.trip
  return typeof trip === 'string' ? trip : undefined
}

export const saveTripHere = (trip: string) =>
  history.replaceState({ ...(history.state as object | null), trip }, '', location.pathname)
