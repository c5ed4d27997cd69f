import { DOCUMENT_TYPES } from '~/content/model'
import { LOCALES } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'

/** The document that each page of the shop is about: its form opens beside the preview. */
export const mainDocuments = LOCALES.flatMap((locale) =>
  DOCUMENT_TYPES.filter(({ page }) => page.isMain).map(({ name, page, isSingleton }) => ({
    route: pathFor(page.route, locale, 'SLUG').replace('SLUG', ':slug'),
    filter: isSingleton ? `_id == "${name}"` : `_type == "${name}" && slug.current == $slug`,
  })),
)
