import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { announcement } from '../documents/announcement'
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

describe('on November 20', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') }))
  afterEach(() => void vi.useRealTimers())

  const past = '2026-11-19T06:00:00.000Z'
  const future = '2026-12-05T06:00:00.000Z'
  const sale = { ...soap, originalPrice: 5, isSale: true }

  test('PROMO-01 a product costs its former price before and after its sale', () => {
    expect(sellableLine({ ...sale, saleUntil: past })).toBe('$5.00 · la oferta terminó')
    expect(sellableLine({ ...sale, saleFrom: future })).toBe('$5.00 · la oferta empieza el 5 dic')
    expect(sellableLine({ ...sale, saleFrom: past, saleUntil: future })).toBe('$3.75 · −25 %')
    expect(sellableLine({ ...sale, isSale: false, saleUntil: past })).toBe('$3.75')
  })

  const lineOf = (from: string | undefined, until: string) =>
    announcement.preview.prepare({ es: 'Hoy no', en: 'Not today', banner: 'usa', from, until }).subtitle

  test('PROMO-02 the row of a notice says when it is over', () => {
    expect(lineOf(undefined, past)).toMatch(/^Ya terminó · .* · hasta 19 nov/)
    expect(lineOf(past, future)).not.toMatch(/terminó/)
  })
})
