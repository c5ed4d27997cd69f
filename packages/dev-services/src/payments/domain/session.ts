/** One product on a checkout page. Amounts are minor units of the session's currency. */
export interface Line {
  readonly id: string
  readonly priceId: string
  readonly productId: string
  readonly name: string
  readonly description: string | null
  readonly images: readonly string[]
  readonly productMetadata: Metadata
  readonly metadata: Metadata
  readonly unitAmount: number
  readonly quantity: number
}

/** One way of shipping the buyer may choose; `amount` in minor units. */
export interface ShippingChoice {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly estimate: { readonly minimum?: Span; readonly maximum?: Span } | null
  readonly metadata: Metadata
}
export interface Span {
  readonly unit: string
  readonly value: number
}

export interface Discount {
  readonly couponId: string
  readonly promotionId: string | null
  readonly code: string | null
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

/** What the buyer gave on the payment page. `address` is null when none was asked for. */
export interface Buyer {
  readonly email: string
  readonly name: string
  readonly address: Address | null
}

export type Metadata = Readonly<Record<string, string>>

/** A checkout session as this stand-in remembers it; `view.ts` shows it in Stripe's shape. */
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
  readonly shippingChoices: readonly ShippingChoice[]
  readonly chosenShipping: number
  readonly submitType: string | null
  readonly intent: { readonly description: string | null; readonly metadata: Metadata }
  readonly intentId: string | null
  readonly buyer: Buyer | null
}

/** The language a session's page speaks; `auto` and none follow the browser. */
export const languageOf = (session: Pick<Session, 'locale'>, acceptLanguage = ''): 'es' | 'en' => {
  const asked = session.locale && session.locale !== 'auto' ? session.locale : acceptLanguage
  return asked.trim().toLowerCase().startsWith('es') ? 'es' : 'en'
}
