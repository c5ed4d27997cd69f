import { isLocale, type Locale } from '~/i18n/locales'
import { entriesOf } from './collections'
import { type Localized, availableLocale } from '~/i18n/localized'
import { type PageContent, pageSchema } from './page-schemas'
import type { InLanguage } from './types'

/** The same shape with every `{es, en}` in one language. */
type InOneLanguage<Value> =
  Value extends Localized<infer Content>
    ? InLanguage<Content>
    : Value extends readonly (infer Item)[]
      ? readonly InOneLanguage<Item>[]
      : Value extends object
        ? { readonly [Key in keyof Value]: InOneLanguage<Value[Key]> }
        : Value

type PageId = PageContent['_id']
type Page<Id extends PageId> = InOneLanguage<Extract<PageContent, { _id: Id }>>

/** An editors' page in `locale`. Throws when its document is missing. */
export const getPage = async <Id extends PageId>(id: Id, locale: Locale): Promise<Page<Id>> => {
  const pages = await entriesOf('pages', pageSchema)
  const page = pages.find(({ _id }) => _id === id)
  if (!page) throw new Error(`Document "${id}" is missing: create and publish it in Studio`)
  return inOneLanguage(page, locale) as Page<Id>
}

const inOneLanguage = (value: unknown, locale: Locale): unknown => {
  if (Array.isArray(value)) return value.map((item) => inOneLanguage(item, locale))
  if (typeof value !== 'object' || value === null) return value
  if (isLocalized(value)) {
    const lang = availableLocale(value, locale)
    return { value: value[lang], lang }
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inOneLanguage(item, locale)]))
}

const isLocalized = (value: object): value is Localized<unknown> =>
  Object.keys(value).length > 0 && Object.keys(value).every(isLocale)
