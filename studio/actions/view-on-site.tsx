import type { DocumentActionComponent } from 'sanity'
import type { Locale } from '~/i18n/locales'
import { OpenIcon } from '../icons'
import { siteUrl } from '../environment'
import { languageName } from '../schemaTypes/languages'
import { pagesOf } from './pages-of'

/** Opens the page of a published document in one language, in a new tab. */
export const viewOnSite = (locale: Locale): DocumentActionComponent => {
  const ViewOnSite: DocumentActionComponent = ({ published, type, onComplete }) => {
    if (!siteUrl) return null
    const page =
      published && pagesOf({ ...published, _type: type }, siteUrl).find((shown) => shown.locale === locale)
    return {
      label: `Ver en la tienda (${languageName(locale)})`,
      icon: OpenIcon,
      disabled: !page,
      ...(!page && { title: 'Primero publica el documento.' }),
      onHandle: () => {
        if (page) window.open(page.url, '_blank', 'noopener')
        onComplete()
      },
    }
  }
  return ViewOnSite
}
