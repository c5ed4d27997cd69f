export type CardResult =
  | { readonly kind: 'succeeds' }
  /** The payment stays `processing` until it is settled. */
  | { readonly kind: 'processes' }
  | { readonly kind: 'declined'; readonly declineCode: string }

const declined = (declineCode: string): CardResult => ({ kind: 'declined', declineCode })

/** `4000 0000 0000 5555` stands for a delayed payment method: its money arrives when the payment is settled. */
export const TEST_CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  paysLater: '4000 0000 0000 5555',
} as const
export type TestCard = keyof typeof TEST_CARDS

const digitsOf = (card: string) => card.replace(/[\s-]/g, '')

const RESULTS = new Map<string, CardResult>([
  [digitsOf(TEST_CARDS.pays), { kind: 'succeeds' }],
  [digitsOf(TEST_CARDS.declined), declined('generic_decline')],
  [digitsOf(TEST_CARDS.insufficientFunds), declined('insufficient_funds')],
  [digitsOf(TEST_CARDS.paysLater), { kind: 'processes' }],
])

/** Whether this can be a card number: 12 to 19 digits with a correct check digit (test cards always can). */
export const isCardNumber = (card: string): boolean => {
  const digits = digitsOf(card)
  return RESULTS.has(digits) || (/^\d{12,19}$/.test(digits) && luhnSum(digits) % 10 === 0)
}

/** Declines every card that is not one of {@link TEST_CARDS}, so that real cards never appear to work. */
export const chargeCard = (card: string): CardResult =>
  RESULTS.get(digitsOf(card)) ?? declined('test_mode_live_card')

const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
