import { entriesOf, perLocale } from './collections'
import { textIn } from '~/i18n/localized'
import { pictureIn } from './picture'
import { destinationSchema } from './schemas'
import type { Destination } from './types'

/** The places of the travel-agent page, in the editors' order. */
export const getDestinations = perLocale(async (locale): Promise<Destination[]> =>
  (await entriesOf('destinations', destinationSchema)).map(({ id, name, description, picture }) => ({
    id,
    name: textIn(name, locale),
    description: textIn(description, locale),
    picture: pictureIn(picture, locale),
  })),
)
