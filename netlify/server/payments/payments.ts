import type { CheckoutMode } from '~/features/checkout/checkout-request.server'
import type { Currency } from '~/lib/money'
import type { Locale } from '~/i18n/locales'

/**
 * What the shop needs from a payment provider. Every method answers 503 (`payments_unavailable`) while the provider
 * is down, slow, or answers something unexpected.
 */
export interface Payments {
  /**
   * Opens the hosted payment page, and closes the shopper's earlier ones for the cart, or for the product bought now,
   * so that only one can be paid. Calls with the same `attempt` and the same checkout open one session; without an
   * attempt, every call opens its own. 422 when the total is too small to charge or the email address is not accepted,
   * 409 when the attempt's session is already closed.
   */
  openCheckout(checkout: Checkout, attempt: string | undefined): Promise<OpenedCheckout>

  /**
   * An earlier payment of the shopper: one for one of the `attempts` whose result can still be seen, or one of the last
   * week that is pending.
   */
  findEarlier(shopper: Payer, attempts: readonly string[]): Promise<EarlierPayment | undefined>

  /** Ends a session that can still be paid; a session that has ended stays as it is. */
  closeCheckout(sessionId: string): Promise<ClosedCheckout>

  /** Closes the shopper's open payment pages that take discount codes. */
  closePagesWithCodes(subject: string): Promise<void>

  /** What the success page shows of a session; undefined if this site did not open it. */
  findSummary(sessionId: string): Promise<PaymentSummary | undefined>

  /** Records on a session that its success page was shown, so that its personal data is masked from then on. */
  markViewed(summary: PaymentSummary): Promise<void>

  /** Records on a session that the money for it will not arrive. */
  markFailed(sessionId: string): Promise<void>

  /** The current state of a session, with the purchase once it is paid. */
  readSession(sessionId: string): Promise<PaymentState>

  /** What happened to a payment afterward; undefined if it was not made in this shop. */
  readReversals(paymentId: string): Promise<Reversals | undefined>

  /** This shop's paid sessions created after `since`. */
  paidSessions(since: Date): AsyncIterable<PaidSession>

  /** What a webhook delivery is about; undefined for other events. 400 when the signature is wrong. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | undefined>
}

export interface Payer {
  /** The id at the login provider. */
  readonly subject: string
  readonly email: string
}

export type EarlierPayment =
  | { readonly state: 'paid'; readonly sessionId: string; readonly attempt: string }
  | { readonly state: 'pending' }

export interface OpenedCheckout {
  readonly url: string
  readonly sessionId: string
  readonly expiresAt: Date
}

/** `pending`: the buyer has paid, but the money has not arrived. */
export type ClosedCheckout = 'closed' | 'paid' | 'pending'

export type PaymentEvent =
  | { readonly kind: 'paid'; readonly session: PaidSession }
  /** Money went back, or its payment is disputed. */
  | { readonly kind: 'reversal'; readonly paymentId: string }
  /** The session ended without a payment; `hasFailed` when the buyer had paid, and the money did not arrive. */
  | {
      readonly kind: 'closed'
      readonly sessionId: string
      readonly reservation: string | undefined
      readonly hasFailed: boolean
    }

/** The maximum charge, in minor units of any currency. */
export const MAX_CHARGE = 99_999_999

/** A checkout to be paid. Amounts are minor units of `currency`. */
export interface Checkout {
  /** Origin of the site that opens it, so that another deployment on the same account leaves it alone. */
  readonly site: string
  /** The shopper's id at the login provider. */
  readonly subject: string
  readonly email: string | undefined
  readonly locale: Locale
  readonly currency: Currency
  readonly mode: CheckoutMode
  /** The reserved units, if any are counted. */
  readonly reservation?: string
  /** Whether a discount code may be entered. */
  readonly allowsCodes: boolean
  readonly lines: readonly CheckoutLine[]
  readonly shipping: { readonly label: string; readonly amount: number }
  /** Where the shopper goes after paying; `session_id` is added to its query. */
  readonly successUrl: string
  readonly cancelUrl: string
}

export interface CheckoutLine {
  readonly productId: string
  readonly kind: 'product' | 'kit'
  readonly name: string
  readonly quantity: number
  readonly unitAmount: number
  readonly imageUrl: string | undefined
}

/** What was taken back from a payment. Amounts are minor units of its currency. */
export interface Reversals {
  readonly session: PaidSession
  readonly refunds: readonly {
    readonly id: string
    readonly amount: number
    readonly status: 'pending' | 'succeeded' | 'failed'
    readonly createdAt: Date
  }[]
  readonly dispute:
    | { readonly id: string; readonly amount: number; readonly state: 'open' | 'won' | 'lost' }
    | undefined
}

export interface PaidSession {
  readonly sessionId: string
  /** The time of payment, as precisely as the provider reports it. */
  readonly paidAt: Date
}

export type PaymentState =
  | { readonly state: 'paid'; readonly purchase: Purchase }
  /** `foreign`: opened by another application or another site on the same account. */
  | { readonly state: 'unpaid' | 'foreign' }
  /** Paid to this shop, but without the data of an order. */
  | { readonly state: 'unreadable'; readonly cause: unknown }
  | { readonly state: 'unknown' }

/** A paid checkout. Amounts are minor units of `currency`. */
export interface Purchase {
  readonly sessionId: string
  readonly reservation: string | undefined
  /** The provider's id of the payment, for refunds and support. */
  readonly paymentId: string | undefined
  readonly subject: string
  readonly locale: Locale
  readonly currency: Currency
  readonly mode: CheckoutMode
  readonly lines: readonly PurchaseLine[]
  readonly subtotal: number
  readonly discount: number
  /** The code that the buyer entered. */
  readonly discountCode?: string
  readonly shipping: number
  readonly total: number
  readonly email: string | undefined
  readonly name: string | undefined
  readonly address: PostalAddress
}

export interface PurchaseLine extends Omit<CheckoutLine, 'imageUrl'> {
  /** Quantity × unit amount, before discounts. */
  readonly amount: number
}

export interface PostalAddress {
  readonly line1: string | undefined
  readonly line2: string | undefined
  readonly city: string | undefined
  readonly state: string | undefined
  readonly postalCode: string | undefined
  readonly country: string | undefined
}

/** `pending`: the buyer has paid, but the money has not arrived; `failed`: it will not. */
export type PaymentProgress = 'open' | 'pending' | 'failed' | 'paid' | 'expired'

export interface PaymentSummary {
  readonly sessionId: string
  readonly openedAt: Date
  readonly status: string
  readonly progress: PaymentProgress
  readonly total: number | null
  readonly currency: string | null
  readonly email: string | null
  readonly recipient: string | null
  /** Whether the session was shown before with this status. */
  readonly viewed: boolean
}
