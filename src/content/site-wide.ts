import { contentIn, perLocale } from './collections'
import type { ContentType } from './model/content-type'
import { CONTENT_TYPES } from './model'

const onEveryPage = ({ onEveryPage = false }: ContentType) => onEveryPage

/** The content that every page shows, for the keys of cached pages. */
export const getSiteWideContent = perLocale((locale) =>
  Promise.all(CONTENT_TYPES.filter(onEveryPage).map((type) => contentIn(type, locale))),
)
