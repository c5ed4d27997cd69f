import { getCollection } from 'astro:content'
import type { z } from 'zod'
import type { Locale } from '~/i18n/locales'
import { inOneLanguage } from './in-one-language'
import { CONTENT_TYPES } from './model'
import { newerContent } from './newer-content'
import { type Refusal, type Stored, inQueryOrder } from './stored'
import type { Content } from './types'

/** Every document of a type as pages show it in `locale`, in the order of its query. The loader has parsed them. */
export const contentIn = async <Type extends (typeof CONTENT_TYPES)[number]>(
  { name }: Type,
  locale: Locale,
): Promise<Content<Type>[]> => {
  const stored = (await storedIn(name)) as readonly Stored<z.infer<Type['schema']>>[]
  return inQueryOrder(stored).map((content) => inOneLanguage(content, locale))
}

const storedIn = async (name: (typeof CONTENT_TYPES)[number]['name']): Promise<readonly Stored<unknown>[]> =>
  newerContent()?.get(name) ?? (await getCollection(name)).map(({ data }) => data as Stored<unknown>)

/** The documents that are not on the site as they were published. */
export const refusals = async (): Promise<Refusal[]> => {
  const collections = await Promise.all(CONTENT_TYPES.map(({ name }) => storedIn(name)))
  return collections.flatMap((stored) =>
    stored.toSorted((one, other) => one.position - other.position).flatMap(({ refusal }) => refusal ?? []),
  )
}

const BUNDLED = {}

/** Caches the result for each locale: a build asks once per page. */
export const perLocale = <Value>(load: (locale: Locale) => Promise<Value>) => {
  const caches = new WeakMap<object, Map<Locale, Promise<Value>>>()
  return (locale: Locale): Promise<Value> => {
    if (import.meta.env.DEV) return load(locale)
    const content = newerContent() ?? BUNDLED
    const cache = caches.get(content) ?? new Map<Locale, Promise<Value>>()
    caches.set(content, cache)
    const result = cache.get(locale) ?? load(locale)
    cache.set(locale, result)
    return result
  }
}
