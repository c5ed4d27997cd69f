/** A line item. Amounts are minor units of the session's currency. */
export interface Line {
  readonly id: string
  readonly priceId: string
  readonly productId: string
  readonly name: string
  readonly images: readonly string[]
  readonly metadata: Metadata
  readonly unitAmount: number
  readonly quantity: number
}

export interface ShippingOption {
  readonly id: string
  readonly name: string
  /** Minor units. */
  readonly amount: number
}

export interface Discount {
  readonly couponId: string
  readonly promotionCodeId: string
  readonly code: string
  readonly percentOff: number
}

export interface Address {
  readonly line1: string
  readonly line2: string | null
  readonly city: string
  readonly state: string | null
  readonly postal_code: string | null
  readonly country: string
}

/** What the buyer entered on the payment page. `address` is null when the session collects none. */
export interface Buyer {
  readonly email: string
  readonly name: string
  readonly address: Address | null
}

export type Metadata = Readonly<Record<string, string>>

/** A checkout session as it is stored; `api/serialize.ts` has Stripe's shape of it. */
export interface Session {
  readonly id: string
  readonly created: number
  readonly expiresAt: number
  readonly status: 'open' | 'complete' | 'expired'
  readonly paymentStatus: 'paid' | 'unpaid'
  readonly currency: string
  readonly lines: readonly Line[]
  readonly locale: string | null
  readonly successUrl: string
  readonly cancelUrl: string | null
  readonly metadata: Metadata
  readonly clientReferenceId: string | null
  readonly customerEmail: string | null
  readonly allowPromotionCodes: boolean
  readonly discount: Discount | null
  readonly shippingCountries: readonly string[] | null
  readonly shippingOptions: readonly ShippingOption[]
  /** Index of the selected shipping option. */
  readonly selectedShipping: number
  readonly paymentIntentId: string | null
  readonly buyer: Buyer | null
}

/** The language of a session's page: its locale, or the browser's when that is `auto` or missing. */
export const languageOf = (session: Pick<Session, 'locale'>, acceptLanguage = ''): 'es' | 'en' => {
  const locale = session.locale && session.locale !== 'auto' ? session.locale : acceptLanguage
  return locale.trim().toLowerCase().startsWith('es') ? 'es' : 'en'
}

/** The buyer's email address; before a payment, the one that the session was opened with. */
export const emailOf = ({ buyer, customerEmail }: Session): string | null => buyer?.email ?? customerEmail
