import type { z } from 'zod'
import type { Cents } from '~/lib/money'
import type { InOneLanguage } from './in-one-language'
import type { activity } from './model/activity'
import type { category } from './model/category'
import type { ContentType } from './model/content-type'
import type { destination } from './model/destination'
import type { kit } from './model/kit'
import type { leg } from './model/leg'
import type { packingItem } from './model/packing-item'
import type { policy } from './model/policy'
import type { post } from './model/post'
import type { product } from './model/product'
import type { review } from './model/review'
import type { siteSettings } from './model/site-settings'

/** A document of the CMS as pages show it: parsed, and in one language. */
export type Content<Type extends ContentType> = InOneLanguage<z.infer<Type['schema']>>

export type Activity = Content<typeof activity>
export type Category = Content<typeof category>
export type Destination = Content<typeof destination>
/** With the number left, if it is counted and running out; 0 is sold out. */
export type Sellable<Item> = Item & { readonly left?: number | undefined }

export type Kit = Sellable<Content<typeof kit>> & {
  /** What its products cost bought separately, in base cents, if that is more. */
  readonly separatePrice?: Cents | undefined
}
export type Leg = Content<typeof leg>
export type PackingItem = Content<typeof packingItem>
export type Policy = Content<typeof policy>
export type Post = Content<typeof post>
export type Product = Sellable<Content<typeof product>>
export type Review = Content<typeof review>
export type Settings = Content<typeof siteSettings>

export type Picture = Product['picture']
