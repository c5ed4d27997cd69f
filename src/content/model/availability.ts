import { defineQuery } from 'groq'
import { z } from 'zod'
import { optional } from '~/lib/optional.server'
import { contentType } from './content-type'
import { slug } from './fields'

export const AVAILABILITY_QUERY = defineQuery(
  `*[_type == "availability"] | order(_id asc) { _id, item, left }`,
)

/** How many units of a counted product or kit pages show as left. Written by the functions when that changes. */
export const availability = contentType({
  name: 'availability',
  query: AVAILABILITY_QUERY,
  schema: z.object({
    item: slug,
    /** 0 is sold out; none means that there are more than pages say. */
    left: optional(z.int().min(0)),
  }),
  page: { route: 'products' },
  ifInvalid: 'leave out',
})
