import { expect, test } from 'vitest'
import { counted } from './counted'
import { moneyText } from './money'
import { nameText, sellableLine } from './sellable'
import { timeText } from './time'

const soap = { es: 'Jabón', en: 'Soap', price: 3.75, asset: { _ref: 'image-a' } }

test('CMS-01 the preview of a product shows price, category and what needs attention', () => {
  expect(sellableLine(soap, 'Tocador')).toBe('$3.75 · Tocador')
  expect(sellableLine({ ...soap, originalPrice: 5, isSale: true }, 'Tocador')).toBe('$3.75 · −25 % · Tocador')
  expect(sellableLine({ ...soap, price: -5 })).toBe('-$5.00')
  expect(sellableLine({ es: 'Jabón' })).toBe('sin precio · sin imagen · sin inglés')
})

test('CMS-01 no discount is shown unless the original price is higher', () => {
  expect(sellableLine({ ...soap, originalPrice: 3.75, isSale: true })).toBe('$3.75')
  expect(sellableLine({ ...soap, originalPrice: 5, isSale: false })).toBe('$3.75')
})

test('CMS-01 a name falls back to English, then to a hint', () => {
  expect(nameText(soap)).toBe('Jabón')
  expect(nameText({ en: 'Soap', es: ' ' })).toBe('Soap')
  expect(nameText({})).toMatch(/Sin nombre/)
})

test('CMS-01 order amounts are shown in their currency', () => {
  expect(moneyText(123_450, 'HNL')).toBe('L\u00a01,234.50')
  expect(moneyText(1250, 'USD')).toBe('$12.50')
  expect(moneyText(undefined, 'USD')).toBe('')
})

test('CMS-01 times are shown in Honduran time', () => {
  expect(timeText('2026-01-05T18:30:00Z')).toMatch(/12:30/)
  expect(timeText('soon')).toBe('')
})

test('CMS-01 a count of one is singular', () => {
  expect([undefined, 0, 1, 2].map((n) => counted(n, 'pieza'))).toEqual([
    '… piezas',
    '0 piezas',
    '1 pieza',
    '2 piezas',
  ])
})
