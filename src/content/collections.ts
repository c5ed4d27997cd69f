import { type CollectionKey, getCollection } from 'astro:content'
import type { z } from 'zod'
import type { Locale } from '~/i18n/locales'
import { type Localized, availableLocale } from '~/i18n/localized'
import { type Stored, inQueryOrder } from './stored'
import type { InLanguage } from './types'

/** All entries of a collection in the order of its query. The loader has parsed them with the same schema. */
export const entriesOf = async <Schema extends z.ZodType>(
  collection: CollectionKey,
  _schema: Schema,
): Promise<z.infer<Schema>[]> =>
  inQueryOrder((await getCollection(collection)).map(({ data }) => data as Stored<z.infer<Schema>>))

/** Remembers the answer for each locale: a build asks once for every page. */
export const perLocale = <Value>(load: (locale: Locale) => Promise<Value>) => {
  const known = new Map<Locale, Promise<Value>>()
  return (locale: Locale): Promise<Value> => {
    if (import.meta.env.DEV) return load(locale)
    const found = known.get(locale) ?? load(locale)
    known.set(locale, found)
    return found
  }
}

export const listIn = <Value>(
  content: Localized<readonly Value[]>,
  locale: Locale,
): InLanguage<readonly Value[]> => {
  const lang = availableLocale(content, locale)
  return { value: content[lang] ?? [], lang }
}
