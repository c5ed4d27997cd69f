/** What a function declares as `config.rateLimit`: `windowLimit` calls in `windowSize` seconds for one address. */
export interface RateLimit {
  readonly windowLimit: number
  readonly windowSize: number
}

/** A sliding window in memory, as the platform keeps at its edge. */
export const createRateLimiter = (now: () => number = Date.now) => {
  const calls = new Map<string, number[]>()

  /** Counts a call of `key`. Answers the seconds until the next one is allowed: 0 = go on. */
  return (key: string, { windowLimit, windowSize }: RateLimit): number => {
    const time = now()
    const window = windowSize * 1000
    const recent = (calls.get(key) ?? []).filter((at) => at > time - window)
    calls.set(key, recent)
    const oldest = recent[0]
    if (oldest !== undefined && recent.length >= windowLimit)
      return Math.ceil((oldest + window - time) / 1000)
    recent.push(time)
    return 0
  }
}
export type RateLimiter = ReturnType<typeof createRateLimiter>
