import { createHash } from 'node:crypto'
import { dayInHonduras } from '~/i18n/dates'

/** Digest of the sources of the build that runs. */
export const SOURCES = 'RUMBO_SOURCES'

/**
 * What a page is made of, as the `cacheKey` of its static path: a build that finds the key of the build before takes
 * the page as it is. `shown` is all content the page shows; the rest is the code, what the environment writes into
 * pages, and the day.
 */
export const pageKey = (
  shown: unknown,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string => {
  const written = Object.entries(env).filter(([name]) => name.startsWith('PUBLIC_') || name === SOURCES)
  const parts = [shown, written.sort(), dayInHonduras(new Date())]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
