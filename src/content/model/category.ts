import { defineQuery } from 'groq'
import { z } from 'zod'
import { contentType } from './content-type'
import { slug } from './fields'
import { localizedText } from './localized'

export const CATEGORIES_QUERY = defineQuery(`*[_type == "category"] | order(position asc, _id asc) {
  _id, "id": slug.current, name
}`)

export const category = contentType({
  name: 'category',
  query: CATEGORIES_QUERY,
  schema: z.object({ id: slug, name: localizedText }),
  page: { route: 'products' },
  ifInvalid: 'leave out',
})
