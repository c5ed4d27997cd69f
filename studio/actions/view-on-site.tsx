import type { DocumentActionComponent } from 'sanity'
import { OpenIcon } from '../icons'
import { siteUrl } from '../environment'
import { pagesOf } from './pages-of'

const LABELS = { es: 'Ver en la tienda (español)', en: 'Ver en la tienda (inglés)' } as const

/** Opens the page of a published document in one language, in a new tab. */
export const viewOnSite = (locale: keyof typeof LABELS): DocumentActionComponent => {
  const ViewOnSite: DocumentActionComponent = ({ published, type, onComplete }) => {
    if (!siteUrl) return null
    const page =
      published && pagesOf({ ...published, _type: type }, siteUrl).find((shown) => shown.locale === locale)
    return {
      label: LABELS[locale],
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
