import { expect, test } from 'vitest'
import { changedFields, changedTwice } from './remarks'

const before = { note: 'old', estimatedDelivery: '2026-12-10', carrier: {} }

test('DESK-02 only changed parts of an order are written', () => {
  expect(changedFields({ estimatedDelivery: '2026-12-12' })).toEqual({ estimatedDelivery: '2026-12-12' })
  expect(changedFields({ note: ' ' })).toEqual({ note: undefined })
  expect(changedFields({ carrier: {} })).toEqual({ carrier: undefined })
  expect(() => changedFields({ carrier: { service: 'dhl' } })).toThrow('incomplete')
})

test('DESK-02 what two editors change at once is named', () => {
  const known = { ...before, note: 'theirs', carrier: { service: 'dhl', number: '1' } as const }
  expect(changedTwice({ before, changes: { estimatedDelivery: '2026-12-12' } }, known)).toEqual([])
  expect(changedTwice({ before, changes: { note: 'mine' } }, known)).toEqual(['la nota'])
})
