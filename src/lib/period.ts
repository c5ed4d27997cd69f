/** When something begins and ends, as instants; without them, it has begun or has no end. */
export interface Period {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** A period counts from its first minute to the minute before its end. */
export function phaseAt({ from, until }: Period, now: Date): 'waiting' | 'running' | 'over' {
  if (until !== undefined && now.valueOf() >= Date.parse(until)) return 'over'
  return from !== undefined && now.valueOf() < Date.parse(from) ? 'waiting' : 'running'
}
