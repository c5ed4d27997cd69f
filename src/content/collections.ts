import { getCollection } from 'astro:content'
import type { z } from 'zod'
import type { Locale } from '~/i18n/locales'
import { inOneLanguage } from './in-one-language'
import { CONTENT_TYPES } from './model'
import { type Refusal, type Stored, inQueryOrder } from './stored'
import type { Content } from './types'

/** Every document of a type as pages show it in `locale`, in the order of its query. The loader has parsed them. */
export const contentIn = async <Type extends (typeof CONTENT_TYPES)[number]>(
  { name }: Type,
  locale: Locale,
): Promise<Content<Type>[]> => {
  const entries = await getCollection(name)
  const stored = entries.map(({ data }) => data as Stored<z.infer<Type['schema']>>)
  return inQueryOrder(stored).map((content) => inOneLanguage(content, locale))
}

/** The documents that are not on the site as they were published. */
export const refusals = async (): Promise<Refusal[]> => {
  const collections = await Promise.all(CONTENT_TYPES.map(({ name }) => getCollection(name)))
  return collections.flat().flatMap(({ data }) => (data as Stored<unknown>).refusal ?? [])
}

/** Caches the result for each locale: a build asks once for every page. */
export const perLocale = <Value>(load: (locale: Locale) => Promise<Value>) => {
  const cache = new Map<Locale, Promise<Value>>()
  return (locale: Locale): Promise<Value> => {
    if (import.meta.env.DEV) return load(locale)
    const result = cache.get(locale) ?? load(locale)
    cache.set(locale, result)
    return result
  }
}
