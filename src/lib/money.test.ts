import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  type Cents,
  type Currency,
  MoneyError,
  centsFromDecimal,
  convert,
  discountPercentOf,
  formatCents,
  formatMoney,
  multiply,
  parsePrice,
  priceText,
  sum,
  toCents,
  toCurrency,
} from './money'
import { ratesAt } from './testing/rates'

const centsArb = fc.integer({ min: 0, max: 10_000_000 }).map(toCents)
const currencyArb = fc.constantFrom<Currency>('USD', 'HNL')
const fault = (attempt: () => unknown) => {
  try {
    attempt()
  } catch (error) {
    return error instanceof MoneyError ? error.fault : error
  }
  return 'none'
}

describe('parsing decimals', () => {
  test.each([
    [31.4, 3140],
    [1.31, 131],
    [0, 0],
    [4.99, 499],
    [19.9, 1990],
    [1234567.89, 123456789],
  ])('CUR-02 %s dollars is %i cents', (decimal, expected) => {
    expect(centsFromDecimal(decimal)).toBe(expected)
  })

  test.each([
    [Number.NaN, 'junk'],
    [Infinity, 'junk'],
    ['3' as unknown as number, 'junk'],
    [-0.01, 'negative'],
    [0.1 + 0.2, 'over-precise'],
    [1.005, 'over-precise'],
    [1e-7, 'over-precise'],
    [1e21, 'too-large'],
  ])('CUR-02 %s is refused as %s', (decimal, expected) => {
    expect(fault(() => centsFromDecimal(decimal))).toBe(expected)
  })

  test.prop([centsArb])('CUR-02 every price with two decimals is parsed exactly', (price) => {
    expect(centsFromDecimal(Number((price / 100).toFixed(2)))).toBe(price)
  })
})

describe('arithmetic', () => {
  test('CUR-02 99 of 31.40 is 3108.60', () => {
    expect(multiply(centsFromDecimal(31.4), 99)).toBe(310_860)
    expect(sum([toCents(1), toCents(2)])).toBe(3)
    expect(sum([])).toBe(0)
  })

  test.each([-1, 1.5, Number.NaN, 2 ** 53])('CUR-02 a quantity of %s is refused', (quantity) => {
    expect(() => multiply(toCents(1), quantity)).toThrow(MoneyError)
  })

  test.each([
    [3140, 26, 81_640],
    [131, 26, 3_406],
    [1, 25.5, 26],
    [1, 25.4999, 25],
    [3, 24.5, 74],
    [100, 1.005, 101],
    [3140, 25.8765, 81_252],
  ])('CUR-02 %i cents at a rate of %s is %i', (price, rate, expected) => {
    expect(convert(toCents(price), 'HNL', ratesAt(rate))).toEqual({ amount: expected, currency: 'HNL' })
  })

  test.prop([centsArb, fc.integer({ min: 1, max: 999_999 })])(
    'CUR-02 a converted price is never half a minor unit off',
    (price, rate) => {
      const exactTimes10000 = BigInt(price) * BigInt(rate)
      const difference =
        BigInt(convert(price, 'HNL', ratesAt(rate / 10_000)).amount) * 10_000n - exactTimes10000
      expect(difference > -5_000n && difference <= 5_000n).toBe(true)
    },
  )

  test.each([0, -1, Number.NaN, Infinity])('CUR-02 a rate of %s is refused', (rate) => {
    expect(fault(() => convert(toCents(1), 'HNL', ratesAt(rate)))).toBe('junk')
  })

  test.prop([centsArb, fc.double()])('CUR-02 dollars need no rate', (price, rate) => {
    expect(convert(price, 'USD', ratesAt(rate))).toEqual({ amount: price, currency: 'USD' })
  })
})

describe('formatting', () => {
  test.each<[number, Currency, string]>([
    [3140, 'USD', '$31.40'],
    [5, 'USD', '$0.05'],
    [0, 'USD', '$0.00'],
    [123_456_789, 'USD', '$1,234,567.89'],
    [81_640, 'HNL', 'L\u00a0816.40'],
    [10_000_000, 'HNL', 'L\u00a0100,000.00'],
    [-499, 'USD', '−$4.99'],
  ])('CUR-02 %i %s is formatted as %s', (amount, currency, expected) => {
    expect(formatMoney({ amount, currency })).toBe(expected)
  })

  test('CUR-01 an unknown currency is formatted as dollars', () => {
    expect(formatMoney({ amount: 3140, currency: 'EUR' as Currency })).toBe('$31.40')
    expect(formatCents(toCents(3140), 'EUR' as Currency, ratesAt(26))).toBe('$31.40')
    expect([undefined, null, 'hnl', 'toString', 'HNL'].map(toCurrency)).toEqual([
      'USD',
      'USD',
      'USD',
      'USD',
      'HNL',
    ])
  })

  test('CUR-02 a base price is formatted in the chosen currency', () => {
    expect(formatCents(toCents(3140), 'HNL', ratesAt(26))).toBe('L\u00a0816.40')
  })

  test.prop([centsArb, currencyArb])('CUR-04 a formatted amount parses back', (amount, currency) => {
    expect(parsePrice(formatMoney({ amount, currency }))).toBe(amount)
    expect(parsePrice(priceText({ amount, currency }))).toBe(amount)
  })
})

describe('parsing price texts', () => {
  test.each([
    ['L.31.40', 3140],
    ['L. 1,234.50', 123_450],
    ['  L 816.40 ', 81_640],
    ['$ 3', 300],
    ['$3.5', 350],
    ['12.50', 1250],
    ['L.5', 500],
    ['L.1,000,000', 100_000_000],
  ])('CUR-04 %j is %i', (text, expected) => {
    expect(parsePrice(text)).toBe(expected)
  })

  test.each([
    ['', 'junk'],
    ['L.', 'junk'],
    ['L.abc', 'junk'],
    ['1,23', 'junk'],
    ['12,34.00', 'junk'],
    ['1.2.3', 'junk'],
    ['L..5', 'junk'],
    ['1e3', 'junk'],
    ['0x10', 'junk'],
    ['L.5 USD', 'junk'],
    ['٣', 'junk'],
    ['9'.repeat(40), 'junk'],
    [undefined as unknown as string, 'junk'],
    ['L.-5', 'negative'],
    ['L.3.141', 'over-precise'],
    ['9'.repeat(20), 'too-large'],
  ])('CUR-04 %j is refused as %s', (text, expected) => {
    expect(fault(() => parsePrice(text))).toBe(expected)
  })

  test.prop([fc.string()])('CUR-04 any text is an amount or a MoneyError', (text) => {
    try {
      expect(Number.isSafeInteger(parsePrice(text))).toBe(true)
    } catch (error) {
      expect(error).toBeInstanceOf(MoneyError)
    }
  })
})

test.each([
  [1990, 1590, 20],
  [1000, 995, 1],
  [1000, 1000, 0],
  [1000, 1200, 0],
  [0, 0, 0],
])('SALE-01 from %i to %i is %i%% off', (original, price, expected) => {
  expect(discountPercentOf(original as Cents, price as Cents)).toBe(expected)
})
