import { createHash } from 'node:crypto'
import { dayInHonduras } from '~/i18n/dates'

/** Digest of the sources of the build that runs. */
export const SOURCES = 'RUMBO_SOURCES'

type PageKey = (...shown: readonly object[]) => string

/**
 * Keys for the pages of one build, as the `cacheKey` of a static path: a build that finds the key of the build before
 * takes the page as it is. A key is made of `shown`, which is all content the page shows, and of what is the same for
 * all pages: the code, what the environment writes into pages, and the day. What many pages show is read once, so it
 * must not change while the build runs.
 */
export const pageKeys = (env: Readonly<Record<string, string | undefined>> = process.env): PageKey => {
  const written = Object.entries(env).filter(([name]) => name.startsWith('PUBLIC_') || name === SOURCES)
  const common = digest(JSON.stringify([written.sort(), dayInHonduras(new Date())]))
  const known = new WeakMap<object, string>()
  const digestOf = (content: object): string => {
    const found = known.get(content) ?? digest(JSON.stringify(content))
    known.set(content, found)
    return found
  }
  return (...shown) => digest([common, ...shown.map(digestOf)].join())
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
