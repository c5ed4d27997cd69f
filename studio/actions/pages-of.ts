import { documentType } from '~/content/model'
import { LOCALES, type Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'

export interface Shown {
  readonly _type?: string | undefined
  readonly slug?: { readonly current?: string | undefined } | undefined
  readonly trackingNumber?: string | undefined
}

const pathOf = (document: Shown, locale: Locale): string | undefined => {
  const page = documentType(document._type)?.page
  if (!page) return undefined
  if (!page.param) return pathFor(page.route, locale)
  const param = page.param === 'slug' ? document.slug?.current : document[page.param]
  return param ? pathFor(page.route, locale, param) : undefined
}

/** The URLs of a document's page, one per language; none while it has no address. */
export const pagesOf = (document: Shown, site: string): { locale: Locale; url: string }[] =>
  LOCALES.flatMap((locale) => {
    const path = pathOf(document, locale)
    return path ? [{ locale, url: new URL(path, site).toString() }] : []
  })
