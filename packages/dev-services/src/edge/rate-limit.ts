/** What a function declares as `config.rateLimit`: `windowLimit` calls in `windowSize` seconds for one address. */
export interface RateLimit {
  readonly windowLimit: number
  readonly windowSize: number
}

interface Caller {
  /** When the calls within the window were, oldest first. */
  readonly calls: readonly number[]
  /** From when on nothing of them counts any more. */
  readonly forgotten: number
}

/** A sliding window in memory, as the platform keeps at its edge. */
export const createRateLimiter = (now: () => number = Date.now) => {
  /** Whoever called last is last. */
  const callers = new Map<string, Caller>()

  const forget = (time: number): void => {
    for (const [key, { forgotten }] of callers) {
      if (forgotten > time) return
      callers.delete(key)
    }
  }

  /** Counts a call of `key`. Answers the seconds until the next one is allowed: 0 = go on. */
  const count = (key: string, { windowLimit, windowSize }: RateLimit): number => {
    const time = now()
    const window = windowSize * 1000
    forget(time)
    const recent = callers.get(key)?.calls.filter((at) => at > time - window) ?? []
    const oldest = recent[0]
    if (oldest !== undefined && recent.length >= windowLimit)
      return Math.ceil((oldest + window - time) / 1000)
    callers.delete(key)
    callers.set(key, { calls: [...recent, time], forgotten: time + window })
    return 0
  }

  return Object.assign(count, {
    /** How many callers are remembered. */
    size: () => callers.size,
  })
}
export type RateLimiter = ReturnType<typeof createRateLimiter>
