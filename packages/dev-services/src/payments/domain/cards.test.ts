import { expect, test } from 'vitest'
import { chargeCard, isCardNumber, TEST_CARDS } from './cards'

test('PAY-03 only test cards succeed; any other card is declined', () => {
  expect(chargeCard('4242-4242 42424242')).toEqual({ kind: 'succeeds' })
  expect(chargeCard(TEST_CARDS.declined)).toMatchObject({ declineCode: 'generic_decline' })
  expect(chargeCard(TEST_CARDS.insufficientFunds)).toMatchObject({ declineCode: 'insufficient_funds' })
  expect(chargeCard(TEST_CARDS.paysLater)).toEqual({ kind: 'processes' })
  expect(chargeCard('5555 5555 5555 4444')).toMatchObject({ declineCode: 'test_mode_live_card' })
})

test('PAY-03 a number with a wrong check digit, letters or too few digits is not a card number', () => {
  expect(['5555555555554444', ...Object.values(TEST_CARDS)].every(isCardNumber)).toBe(true)
  expect(['4242424242424241', 'abcd', '', '42'].some(isCardNumber)).toBe(false)
})
