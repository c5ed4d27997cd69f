/** Honduras is six hours behind, in summer and in winter: its day begins at 06:00 UTC. Milliseconds. */
const OFFSET = 6 * 3_600_000
const DAY = 24 * 3_600_000

/** Milliseconds from `now` to the next midnight in Honduras. */
export const untilMidnight = (now: number): number => DAY - ((now - OFFSET) % DAY)

/** Calls `work` at each midnight in Honduras, as the platform does with what is scheduled; gives what ends it. */
export const atMidnight = (work: () => void): (() => void) => {
  let timer: NodeJS.Timeout
  const wait = () => {
    timer = setTimeout(() => {
      work()
      wait()
    }, untilMidnight(Date.now())).unref()
  }
  wait()
  return () => clearTimeout(timer)
}
