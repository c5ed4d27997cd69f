import { expect, test } from 'vitest'
import { MESSAGES } from '~/i18n/messages'
import { factRows } from './fact-rows'

const t = MESSAGES.en.product.facts
const rows = (facts: Parameters<typeof factRows>[0]) => factRows(facts, t, 'en')

test('PROD-01 missing facts have no row', () => {
  expect(rows({})).toEqual([])
  expect(rows({ inTheBox: { value: [], lang: 'en' }, plugTypes: [], dimensions: {} })).toEqual([])
})

test('PROD-01 a liquid says whether it may fly in the cabin, a battery that it must', () => {
  expect(rows({ volumeMl: 100 })).toMatchObject([
    { values: ['3.4\u00a0fl oz (100\u00a0ml)'], note: t.carryOn },
  ])
  expect(rows({ volumeMl: 101 })).toMatchObject([{ note: t.checkedOnly }])
  expect(rows({ batteryWh: 37 })).toMatchObject([{ values: ['37 Wh'], note: t.cabinOnly }])
})

test('LANG-04 a fact in the other language is marked', () => {
  expect(rows({ material: { value: 'Acero', lang: 'es' } })).toMatchObject([{ lang: 'es' }])
})
