import { format } from '~/i18n/format'
import { expect, test } from 'vitest'
import { MESSAGES } from '~/i18n/messages'
import { toCents } from '~/lib/money'
import { NOTHING_NEW, changesSince, merge, parseToday } from './today'

const seen = {
  lines: [
    { id: 'soap', name: 'Soap', price: toCents(300) },
    { id: 'hat', name: 'Hat', price: toCents(1780) },
  ],
  rates: { USD: 1, HNL: 26 },
  currency: 'USD',
} as const
const t = MESSAGES.en.checkout

test('PAY-02 a refusal’s facts are read, and what is none is left out', () => {
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
    rates: { USD: 1, HNL: 27 },
  })
  expect(parseToday({ items: [], rates: { HNL: 'much' } })).toEqual(NOTHING_NEW)
  expect(parseToday({ message: 'Too late' })).toBeUndefined()
})

test('PAY-02 what changed is said, old → new', () => {
  const today = { prices: { soap: toCents(375) }, gone: ['hat'], rates: undefined }
  expect(changesSince(seen, today, t)).toEqual([
    format(t.priceMoved, { name: 'Soap', before: '$3.00', now: '$3.75' }),
    format(t.noLongerSold, { name: 'Hat' }),
  ])
})

test('PAY-02 a new rate blames no product', () => {
  const rates = { USD: 1, HNL: 27.5 }
  const today = { prices: { soap: toCents(300) }, gone: [], rates }
  expect(changesSince({ ...seen, currency: 'HNL' }, today, t)).toEqual([
    format(t.rateMoved, { before: 'L\u00a026.00', now: 'L\u00a027.50' }),
  ])
  expect(changesSince(seen, today, t)).toEqual([])
})

test('PAY-02 later news win', () => {
  const first = { prices: {}, gone: ['soap'], rates: { USD: 1, HNL: 27 } }
  const second = { prices: { soap: toCents(375) }, gone: ['hat'], rates: undefined }
  expect(merge(first, second)).toEqual({ prices: { soap: 375 }, gone: ['hat'], rates: { USD: 1, HNL: 27 } })
})
