import { defineCollection } from 'astro:content'
import { lakeLoader } from './content/loader'
import { pageSchema } from './content/page-schemas'
import * as queries from './content/queries'
import * as schemas from './content/schemas'

const collection = (
  query: string,
  schema: Parameters<typeof lakeLoader>[0]['schema'],
  broken: 'fail' | 'leave out' = 'fail',
) => defineCollection({ loader: lakeLoader({ query, schema, broken }) })

export const collections = {
  categories: collection(queries.CATEGORIES_QUERY, schemas.categorySchema),
  products: collection(queries.PRODUCTS_QUERY, schemas.productSchema),
  kits: collection(queries.KITS_QUERY, schemas.kitSchema),
  posts: collection(queries.POSTS_QUERY, schemas.postSchema, 'leave out'),
  policies: collection(queries.POLICIES_QUERY, schemas.policySchema),
  destinations: collection(queries.DESTINATIONS_QUERY, schemas.destinationSchema, 'leave out'),
  settings: collection(queries.SETTINGS_QUERY, schemas.settingsSchema),
  pages: collection(queries.PAGES_QUERY, pageSchema),
}
