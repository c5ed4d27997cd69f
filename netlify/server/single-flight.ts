const inFlight = new Map<string, Promise<unknown>>()

/**
 * Concurrent calls with the same key share one run of `work`, within one instance of a function. Across instances,
 * idempotency keys of the services prevent duplicates.
 */
export async function singleFlight<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const running = inFlight.get(key)
  if (running) return running as Promise<Result>
  const flight = work().finally(() => inFlight.delete(key))
  inFlight.set(key, flight)
  return flight
}
