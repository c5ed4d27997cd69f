import type { PortableTextBlock } from '@portabletext/types'
import type { Cents, Rates } from '~/lib/money'
import type { Locale } from '~/i18n/locales'
import type { Text } from '~/i18n/localized'
import type { Picture } from './picture'
import type { PolicyType, PostCategory, SubCategory } from './schemas'

/** Lists and rich text of the CMS in one language, and which. */
export interface InLanguage<Value> {
  readonly value: Value
  readonly lang: Locale
}

export interface Category {
  readonly id: string
  readonly name: Text
}

interface Sellable {
  /** Public id: in addresses, carts and orders. */
  readonly id: string
  readonly name: Text
  readonly description: Text
  readonly price: Cents
  /** 0 to 5. */
  readonly rating?: number | undefined
  readonly reviews?: number | undefined
  readonly picture: Picture
  /** ISO time of the last change in the CMS. */
  readonly updatedAt: string
}

export interface Product extends Sellable {
  readonly kind: 'product'
  readonly category: Category
  readonly subCategory?: SubCategory | undefined
  /** Only there when the product is on sale: above {@link price}. */
  readonly originalPrice?: Cents | undefined
  readonly details: InLanguage<readonly string[]>
}

export interface Kit extends Sellable {
  readonly kind: 'kit'
  readonly items: InLanguage<readonly string[]>
}

export interface Post {
  readonly id: string
  readonly title: Text
  readonly excerpt: Text
  readonly body: InLanguage<readonly PortableTextBlock[]>
  /** YYYY-MM-DD */
  readonly publishedAt: string
  readonly author: string
  readonly category: PostCategory
  readonly tags: InLanguage<readonly string[]>
  readonly facebookUrl?: string | undefined
  readonly isFacebookEmbed: boolean
  readonly showRidePartner: boolean
  readonly picture: Picture
  readonly updatedAt: string
}

export interface Policy {
  readonly id: PolicyType
  readonly title: Text
  readonly body: InLanguage<readonly PortableTextBlock[]>
  /** YYYY-MM-DD, when an editor set one. */
  readonly lastUpdated?: string | undefined
  readonly updatedAt: string
}

export interface Destination {
  readonly id: string
  readonly name: Text
  readonly description: Text
  readonly picture: Picture
}

export interface Settings {
  readonly brand: string
  readonly tagline: Text
  /** International, with its plus sign. */
  readonly phone: string
  /** YYYY-MM-DD */
  readonly openingDate: string
  readonly rates: Rates
  readonly freeShippingThreshold: Cents
  readonly flatShipping: Cents
  readonly discountCode: string
  readonly discountPercent: number
  readonly bannerUsa: Text
  readonly bannerHonduras: Text
  readonly whatsappGreeting: Text
  readonly facebookUrl?: string | undefined
  readonly instagramUrl?: string | undefined
  readonly youtubeUrl?: string | undefined
  readonly messengerUrl?: string | undefined
  readonly googleMapsUrl?: string | undefined
  readonly ridePartnerUrl?: string | undefined
}
