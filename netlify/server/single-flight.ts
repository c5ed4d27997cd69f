const inFlight = new Map<string, Promise<unknown>>()

/**
 * Work under the same key that is asked for while it runs is done once, and everyone gets its result. Holds within
 * one instance of a function; across instances the services' own idempotency does.
 */
export async function singleFlight<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const running = inFlight.get(key)
  if (running) return running as Promise<Result>
  const flight = work().finally(() => inFlight.delete(key))
  inFlight.set(key, flight)
  return flight
}
