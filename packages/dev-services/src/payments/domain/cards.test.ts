import { expect, test } from 'vitest'
import { askBank, isCardNumber, TEST_CARDS } from './cards'

test('PAY-03 only test cards pay; a real one is declined', () => {
  expect(askBank('4242-4242 42424242')).toEqual({ kind: 'pays' })
  expect(askBank(TEST_CARDS.declined)).toMatchObject({ declineCode: 'generic_decline' })
  expect(askBank(TEST_CARDS.insufficientFunds)).toMatchObject({ declineCode: 'insufficient_funds' })
  expect(askBank(TEST_CARDS.paysLater)).toEqual({ kind: 'pays-later' })
  expect(askBank('5555 5555 5555 4444')).toMatchObject({ declineCode: 'test_mode_live_card' })
})

test('PAY-03 a number with a wrong check digit, letters or too few digits is no card', () => {
  expect(['5555555555554444', ...Object.values(TEST_CARDS)].every(isCardNumber)).toBe(true)
  expect(['4242424242424241', 'abcd', '', '42'].some(isCardNumber)).toBe(false)
})
