import { expect, test } from 'vitest'
import { kitOf, productOf } from '~/content/testing/contents'
import { toCents } from '~/lib/money'
import { savingOf } from './item'

test('KIT-01 a kit saves what its products cost more separately', () => {
  expect(savingOf(kitOf({ price: toCents(1500), separatePrice: toCents(1700) }))).toBe(200)
  expect(savingOf(kitOf())).toBeUndefined()
})

test('CARD-01 STOCK-04 a sold-out item claims no savings', () => {
  const sale = { price: toCents(1850), originalPrice: toCents(2300) }
  expect(savingOf(productOf({ ...sale, left: 0 }))).toBeUndefined()
  expect(savingOf(productOf({ ...sale, left: 1 }))).toBe(450)
})

test('CARD-01 a product on sale saves the difference', () => {
  expect(savingOf(productOf({ price: toCents(1850), originalPrice: toCents(2300) }))).toBe(450)
  expect(savingOf(productOf())).toBeUndefined()
})
