import { type CustomValidator, getPublishedId } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { isNearPublished } from './price'

/** The value of the same field of the published document; undefined before the first publication. */
const publishedValue = async ({
  document,
  path,
  getClient,
}: Parameters<CustomValidator>[1]): Promise<unknown> => {
  const [field] = path ?? []
  if (!document || typeof field !== 'string') return undefined
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
  const found: unknown = await client.fetch(`*[_id == $id][0]`, { id: getPublishedId(document._id) })
  return (Object(found) as Record<string, unknown>)[field]
}

/** Warns of a price far from the published one, such as 1625 for 16.25. */
export const unusualPrice: CustomValidator<number | undefined> = async (value, context) =>
  isNearPublished(value, await publishedValue(context))

/** Warns of an amount far from the published one. */
export const unusualAmount: CustomValidator<number | undefined> = async (value, context) =>
  isNearPublished(value, await publishedValue(context), 'hoy es')
