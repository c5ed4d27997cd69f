import { defineQuery } from 'groq'
import type { SlugIsUniqueValidator } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { publishedId } from '../../published-id'

const IDS_BY_SLUG_QUERY = defineQuery(`*[_type in ["product", "kit"] && slug.current == $slug]._id`)

/** Whether all `ids` are of the document `id`: published, draft or version. */
export const isOnlyItself = (ids: readonly string[], id: string): boolean =>
  ids.every((other) => publishedId(other) === publishedId(id))

/** Products and kits share one namespace, as both go into the same cart. */
export const isUniqueId: SlugIsUniqueValidator = async (slug, { document, getClient }) => {
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
  return isOnlyItself(await client.fetch(IDS_BY_SLUG_QUERY, { slug }), document?._id ?? '')
}
