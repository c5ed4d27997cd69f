/** Starts `work` on each call. Calls during a run cause one more run after it. `work` must not reject. */
export const coalesce = (work: () => Promise<void>) => {
  let running: Promise<void> | undefined
  let calledAgain = false
  const start = (): void => {
    calledAgain = Boolean(running)
    running ??= work().finally(() => {
      running = undefined
      if (calledAgain) start()
    })
  }
  return {
    start,
    /** Resolves when the current run, if any, is over. */
    settled: async () => running,
  }
}
