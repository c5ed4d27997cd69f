/** What a function declares as `config.rateLimit`: `windowLimit` calls per `windowSize` seconds from one address. */
interface RateLimit {
  readonly windowLimit: number
  readonly windowSize: number
}

interface Caller {
  /** Times of the calls within the window, oldest first. */
  readonly calls: readonly number[]
  readonly expires: number
}

/** A rate limiter with a sliding window, in memory. */
export const createRateLimiter = (now: () => number = Date.now) => {
  /** In the order of their latest calls. */
  const callers = new Map<string, Caller>()

  const removeExpired = (time: number): void => {
    for (const [key, { expires }] of callers) {
      if (expires > time) return
      callers.delete(key)
    }
  }

  /** Counts a call of `key`. Returns the seconds until a call is allowed; 0 allows this one. */
  const count = (key: string, { windowLimit, windowSize }: RateLimit): number => {
    const time = now()
    const window = windowSize * 1000
    removeExpired(time)
    const recent = callers.get(key)?.calls.filter((at) => at > time - window) ?? []
    const oldest = recent[0]
    if (oldest !== undefined && recent.length >= windowLimit)
      return Math.ceil((oldest + window - time) / 1000)
    callers.delete(key)
    callers.set(key, { calls: [...recent, time], expires: time + window })
    return 0
  }

  return Object.assign(count, { size: () => callers.size })
}
