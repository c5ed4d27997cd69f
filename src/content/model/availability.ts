import { defineQuery } from 'groq'
import { z } from 'zod'
import { optional } from '~/lib/optional.server'
import { contentType } from './content-type'
import { slug } from './fields'

export const AVAILABILITY_QUERY = defineQuery(
  `*[_type == "availability"] | order(_id asc) { _id, item, left }`,
)

/** The number of units left that pages show for a counted product or kit. Written by the functions when it changes. */
export const availability = contentType({
  name: 'availability',
  query: AVAILABILITY_QUERY,
  schema: z.object({
    item: slug,
    /** 0 is sold out; without it, there are more than pages mention. */
    left: optional(z.int().min(0)),
  }),
  page: { route: 'products' },
  ifInvalid: 'leave out',
})
