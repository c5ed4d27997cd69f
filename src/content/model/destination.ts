import { defineQuery } from 'groq'
import { z } from 'zod'
import { pictureSchema } from '../picture'
import { contentType } from './content-type'
import { slug } from './fields'
import { PICTURE } from './fragments'
import { localizedText } from './localized'

export const DESTINATIONS_QUERY = defineQuery(`*[_type == "destination"] | order(position asc, _id asc) {
  _id, "id": slug.current, name, description,
  picture ${PICTURE}
}`)

export const destination = contentType({
  name: 'destination',
  query: DESTINATIONS_QUERY,
  schema: z.object({ id: slug, name: localizedText, description: localizedText, picture: pictureSchema }),
  page: { route: 'agent' },
  ifInvalid: 'leave out',
})
