import type { Functions } from './functions'

const MINUTE = 60_000

/** Calls the functions that the platform calls every minute, until the returned function is called. */
export const runEveryMinute = (functions: Pick<Functions, 'run'>): (() => void) => {
  const timer = setInterval(() => {
    functions.run('clock').catch((error: unknown) => console.error('Scheduled functions:', error))
  }, MINUTE).unref()
  return () => clearInterval(timer)
}
