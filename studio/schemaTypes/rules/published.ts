import { type CustomValidator, getPublishedId } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import type { Sale } from '../sale'
import { isNearPublished, isPriceAfterSale } from './price'

type Fields = Readonly<Record<string, unknown>>

/** The published document; empty before the first publication. */
const publishedDocument = async ({
  document,
  getClient,
}: Parameters<CustomValidator>[1]): Promise<Fields> => {
  if (!document) return {}
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
  const found: unknown = await client.fetch(`*[_id == $id][0]`, { id: getPublishedId(document._id) })
  return Object(found) as Fields
}

/** Warns of a price far from the one in the shop, such as 1625 for 16.25, and of a sale's price after the sale. */
export const unusualPrice: CustomValidator<number | undefined> = async (value, context) =>
  isPriceAfterSale(value, (context.document ?? {}) as Sale, await publishedDocument(context), new Date())

/** Warns of an amount far from the published one. */
export const unusualAmount: CustomValidator<number | undefined> = async (value, context) =>
  isNearPublished(value, (await publishedDocument(context))[String(context.path?.[0])], 'hoy es')
