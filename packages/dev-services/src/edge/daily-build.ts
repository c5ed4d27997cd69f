/** Honduras is at UTC-6 all year. Milliseconds. */
const OFFSET = 6 * 3_600_000
const DAY = 24 * 3_600_000

/** Calls `build` at each midnight in Honduras, as a scheduled function does on Netlify, until the result is called. */
export const buildAtMidnight = (build: () => void): (() => void) => {
  let timer: NodeJS.Timeout
  const schedule = () => {
    timer = setTimeout(
      () => {
        build()
        schedule()
      },
      DAY - ((Date.now() - OFFSET) % DAY),
    ).unref()
  }
  schedule()
  return () => clearTimeout(timer)
}
