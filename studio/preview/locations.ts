import { defineLocations } from 'sanity/presentation'
import { CONTENT_TYPES } from '~/content/model'
import { LANGUAGES } from '../schemaTypes/languages'
import { type Shown, pagesOf } from '../actions/pages-of'

const titleOf = (locale: string) => LANGUAGES.find(({ id }) => id === locale)?.title ?? locale

/** The pages that show a document, as links above its form. */
const locationsOf = (type: string, origin: string) =>
  defineLocations({
    select: { slug: 'slug' },
    resolve: (document) => ({
      locations: pagesOf({ ...(document as Shown | null), _type: type }, origin).map(({ locale, url }) => ({
        title: titleOf(locale),
        href: url,
      })),
    }),
  })

export const locations = (origin: string) =>
  Object.fromEntries(CONTENT_TYPES.map(({ name }) => [name, locationsOf(name, origin)]))
