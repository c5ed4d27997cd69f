import { expect, test } from 'vitest'
import { format } from '~/i18n/format'
import { MESSAGES } from '~/i18n/messages'
import { toCents } from '~/lib/money'
import { NOTHING_NEW, changesSince, merge, parseToday } from './today'

const seen = {
  lines: [
    { id: 'soap', name: 'Soap', price: toCents(300), quantity: 4 },
    { id: 'hat', name: 'Hat', price: toCents(1780), quantity: 1 },
  ],
  rates: { USD: 1, HNL: 26 },
  currency: 'USD',
} as const
const t = MESSAGES.en.checkout

test('PAY-02 a refusal’s facts are read, and anything else is left out', () => {
  const items = [
    { id: 'soap', price: 375 },
    { id: 'hat', gone: true },
    null,
    { id: 'x', price: 0 },
    { price: 5 },
  ]
  expect(parseToday({ items, rates: { USD: 1, HNL: 27 } })).toEqual({
    prices: { soap: 375 },
    gone: ['hat'],
    left: {},
    rates: { USD: 1, HNL: 27 },
  })
  expect(parseToday({ items: [], rates: { HNL: 'much' } })).toEqual(NOTHING_NEW)
  expect(parseToday({ items: [], rates: { USD: 1, HNL: '27' } })).toEqual(NOTHING_NEW)
  expect(parseToday({ message: 'Too late' })).toBeUndefined()
})

test('PAY-02 changes are listed, old → new', () => {
  const today = { ...NOTHING_NEW, prices: { soap: toCents(375) }, gone: ['hat'] }
  expect(changesSince(seen, today, t)).toEqual([
    format(t.priceMoved, { name: 'Soap', before: '$3.00', now: '$3.75' }),
    format(t.noLongerSold, { name: 'Hat' }),
  ])
})

test('PAY-02 a new rate blames no product', () => {
  const rates = { USD: 1, HNL: 27.5 }
  const today = { ...NOTHING_NEW, prices: { soap: toCents(300) }, rates }
  expect(changesSince({ ...seen, currency: 'HNL' }, today, t)).toEqual([
    format(t.rateMoved, { before: 'L\u00a026.00', now: 'L\u00a027.50' }),
  ])
  expect(changesSince(seen, today, t)).toEqual([])
})

test('PAY-02 later news win', () => {
  const first = { ...NOTHING_NEW, gone: ['soap'], left: { cap: 4 }, rates: { USD: 1, HNL: 27 } }
  const second = { ...NOTHING_NEW, prices: { soap: toCents(375) }, gone: ['hat'], left: { cap: 1 } }
  expect(merge(first, second)).toEqual({
    prices: { soap: 375 },
    gone: ['hat'],
    left: { cap: 1 },
    rates: { USD: 1, HNL: 27 },
  })
})

test('STOCK-03 a shortage is reported with how many are left', () => {
  const today = parseToday({
    items: [
      { id: 'soap', left: 3 },
      { id: 'hat', left: 0 },
      { id: 'x', left: -1 },
    ],
  })
  expect(today?.left).toEqual({ soap: 3, hat: 0 })
  expect(changesSince(seen, today!, t)).toEqual([
    format(t.fewLeft, { name: 'Soap', left: 3 }),
    format(t.soldOut, { name: 'Hat' }),
  ])
  expect(changesSince(seen, { ...NOTHING_NEW, left: { soap: 4 } }, t)).toEqual([])
  expect(changesSince(seen, { ...today!, prices: { soap: toCents(375) } }, t)).toEqual([
    format(t.fewLeft, { name: 'Soap', left: 3 }),
    format(t.priceMoved, { name: 'Soap', before: '$3.00', now: '$3.75' }),
    format(t.soldOut, { name: 'Hat' }),
  ])
})
