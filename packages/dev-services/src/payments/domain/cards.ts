/** What the bank says to a card. `code` and `declineCode` are Stripe's. */
export type Verdict =
  | { readonly kind: 'pays' }
  | { readonly kind: 'pays-later' }
  | { readonly kind: 'declines'; readonly code: string; readonly declineCode: string }

const declined = (declineCode: string): Verdict => ({ kind: 'declines', code: 'card_declined', declineCode })

/** The cards to test with. `4000 0000 0000 5555` stands for a delayed way of paying: its money comes on settling. */
export const TEST_CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  paysLater: '4000 0000 0000 5555',
} as const
export type TestCard = keyof typeof TEST_CARDS

const digitsOf = (card: string) => card.replace(/[\s-]/g, '')

const VERDICTS = new Map<string, Verdict>([
  [digitsOf(TEST_CARDS.pays), { kind: 'pays' }],
  [digitsOf(TEST_CARDS.declined), declined('generic_decline')],
  [digitsOf(TEST_CARDS.insufficientFunds), declined('insufficient_funds')],
  [digitsOf(TEST_CARDS.paysLater), { kind: 'pays-later' }],
])

/** Whether this could be a card's number: 12 to 19 digits with a right check digit (test cards always can). */
export const isCardNumber = (card: string): boolean => {
  const digits = digitsOf(card)
  return VERDICTS.has(digits) || (/^\d{12,19}$/.test(digits) && luhnSum(digits) % 10 === 0)
}

/** Any card that is not one of {@link TEST_CARDS} is declined: no real one may be typed here. */
export const askBank = (card: string): Verdict =>
  VERDICTS.get(digitsOf(card)) ?? declined('test_mode_live_card')

export const lastFour = (card: string): string => digitsOf(card).slice(-4)

const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
