import { createHash } from 'node:crypto'
import { dayInHonduras } from '~/i18n/dates'

/** Digest of the sources of the build that runs. */
export const SOURCES = 'RUMBO_SOURCES'

type PageKey = (shown: unknown) => string

/**
 * Keys for the pages of one build, as the `cacheKey` of a static path: a build that finds the key of the build before
 * takes the page as it is. A key is made of `shown`, which is all content the page shows, and of what is the same for
 * all pages: the code, what the environment writes into pages, and the day.
 */
export const pageKeys = (env: Readonly<Record<string, string | undefined>> = process.env): PageKey => {
  const written = Object.entries(env).filter(([name]) => name.startsWith('PUBLIC_') || name === SOURCES)
  const common = JSON.stringify([written.sort(), dayInHonduras(new Date())])
  return (shown) => createHash('sha256').update(common).update(JSON.stringify(shown)).digest('hex')
}
