import type { SanityClient } from '@sanity/client'
import { createImageUrlBuilder } from '@sanity/image-url'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { RATE_FIELDS, rateFields, ratesOf } from '~/content/rates'
import { localeRecord } from '~/i18n/localized'
import { LOGO } from '~/lib/logo'
import { centsFromDecimal, type Rates } from '~/lib/money'
import { optional } from '~/lib/optional.server'
import { RETURN_DAYS } from '~/lib/return-days'
import { priceAt } from '~/lib/sale'
import type { ShippingRules } from '~/features/checkout/shipping'
import { askContent } from './content'
import { unavailable } from './errors'
import { MAX_CHARGE } from './payments/payments'
import { countedStock } from './stock/count'

const CATALOG_QUERY = defineQuery(`{
  "items": *[_type in ["product", "kit"] && slug.current in $ids]{
    "documentId": _id, "id": slug.current, "kind": _type, name, price, originalPrice, isSale, saleFrom, saleUntil, "image": coalesce(pictures[0], picture).asset._ref, stock, stockCountedAt
  },
  "settings": *[_id == "siteSettings"][0]{
    brand, legalName, email, phone, ${RATE_FIELDS}, freeShippingThreshold, flatShipping, discountCode, discountPercent, returnDays, reviewAfterDays
  }
}`)

const decimal = z.number().transform((value, context) => {
  try {
    return centsFromDecimal(value)
  } catch {
    context.addIssue({ code: 'custom', message: 'Not an amount of money' })
    return z.NEVER
  }
})

const sellingPrice = decimal.refine((price) => price > 0 && price <= MAX_CHARGE, 'Not a price to sell at')

const item = z
  .object({
    id: z.string(),
    documentId: z.string(),
    kind: z.enum(['product', 'kit']),
    name: z.object(localeRecord(() => optional(z.string()))),
    price: sellingPrice,
    originalPrice: sellingPrice.nullish().catch(undefined),
    isSale: z.boolean().nullish(),
    saleFrom: optional(z.string()),
    saleUntil: optional(z.string()),
    image: z.string().nullish(),
    ...countedStock.shape,
  })
  .transform(({ price, originalPrice, isSale, saleFrom, saleUntil, ...product }) => {
    const terms = {
      price,
      originalPrice: originalPrice ?? undefined,
      isSale: isSale === true,
      saleFrom,
      saleUntil,
    }
    return { ...product, price: priceAt(terms, new Date()).price }
  })

const settings = z.object({
  brand: z.string().nullish(),
  legalName: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  ...rateFields.shape,
  freeShippingThreshold: decimal,
  flatShipping: decimal,
  discountCode: z.string().nullish(),
  discountPercent: z.number().nullish(),
  returnDays: z.number().nullish(),
  reviewAfterDays: z.number().nullish(),
})

const catalog = z.object({ items: z.array(z.unknown()).transform(sellable), settings })

export type CatalogItem = z.infer<typeof item>

export interface ShopSettings extends ShippingRules {
  readonly brand: string
  readonly legalName: string | undefined
  readonly email: string | undefined
  /** E.164. */
  readonly phone: string | undefined
  readonly rates: Rates
  /** How long after delivery something can be returned. */
  readonly returnDays: number
  /** How long after delivery buyers are asked for a review. */
  readonly reviewAfterDays: number
  readonly discount: { readonly code: string; readonly percent: number }
}

export interface Catalog {
  /** By public id, without products that are not for sale or have no valid price. */
  readonly items: ReadonlyMap<string, CatalogItem>
  readonly settings: ShopSettings
}

/** Current prices of the products and kits named by `ids`, and the shop's settings. 503 when the CMS is unavailable. */
export async function readCatalog(client: SanityClient, ids: readonly string[]): Promise<Catalog> {
  const answer = await askContent(() => client.fetch(CATALOG_QUERY, { ids }))
  const result = catalog.safeParse(answer)
  if (!result.success) throw unavailable('content', result.error)
  const {
    brand,
    legalName,
    email,
    phone,
    discountCode,
    discountPercent,
    returnDays,
    reviewAfterDays,
    ...shipping
  } = result.data.settings
  return {
    items: new Map(result.data.items.map((found) => [found.id, found])),
    settings: {
      ...shipping,
      brand: brand ?? LOGO.name,
      legalName: legalName ?? undefined,
      email: email ?? undefined,
      phone: phone ?? undefined,
      returnDays: returnDays ?? RETURN_DAYS,
      reviewAfterDays: reviewAfterDays ?? 7,
      rates: ratesOf(shipping),
      discount: { code: discountCode ?? 'WELCOME10', percent: discountPercent ?? 10 },
    },
  }
}

/** Drops products whose document is invalid, and logs them. */
function sellable(found: unknown[]): z.infer<typeof item>[] {
  return found.flatMap((document) => {
    const result = item.safeParse(document)
    if (result.success) return [result.data]
    console.error(`catalog: not sold: ${JSON.stringify(document)}: ${z.prettifyError(result.error)}`)
    return []
  })
}

/** The settings only, for emails. */
export const readSettings = async (client: SanityClient): Promise<ShopSettings> =>
  (await readCatalog(client, [])).settings

/**
 * The picture of a product for the payment page or an email, `size` pixels square; `undefined` if the asset is missing
 * or malformed.
 */
export function pictureUrl(
  client: SanityClient,
  { image }: Pick<CatalogItem, 'image'>,
  size = 600,
): string | undefined {
  if (!image || !/^image-[\da-f]+-\d+x\d+-\w+$/i.test(image)) return undefined
  return createImageUrlBuilder(client).image(image).width(size).height(size).fit('crop').format('jpg').url()
}
