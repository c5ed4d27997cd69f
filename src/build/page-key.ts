import { hash } from 'node:crypto'
import { dayInHonduras } from '~/lib/honduras-time'

/** Environment variable with the digest of the current build's sources. */
export const SOURCES = 'RUMBO_SOURCES'

type PageKey = (...shown: readonly object[]) => string

/**
 * Makes the `cacheKey` of static paths: a page whose key has not changed since the last build is not rendered again.
 * A key covers `shown`, which is all content the page shows, and what is the same for all pages: the code, the public
 * environment variables, and the day. Digests of content objects are memoized, so do not mutate them.
 */
export const pageKeys = (env: Readonly<Record<string, string | undefined>> = process.env): PageKey => {
  const written = Object.entries(env).filter(([name]) => name.startsWith('PUBLIC_') || name === SOURCES)
  const common = digest(JSON.stringify([written.sort(), dayInHonduras(new Date())]))
  return (...shown) => digest([common, ...shown.map(digestOf)].join())
}

const known = new WeakMap<object, string>()

const digestOf = (content: object): string => {
  const found = known.get(content) ?? digest(JSON.stringify(content))
  known.set(content, found)
  return found
}

const digest = (text: string): string => hash('sha256', text, 'base64url')
