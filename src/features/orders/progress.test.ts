import { expect, test } from 'vitest'
import { progressOf } from './progress'
import type { OrderIcon, OrderStatus } from './status'

const step = (status: OrderStatus, icon: OrderIcon) => ({
  timestamp: '2026-11-20T11:15:00Z',
  status,
  location: '',
  icon,
})

test.each([
  ['confirmed', 'receipt', { at: 0, traveler: 'parcel' }],
  ['processing', 'box', { at: 1, traveler: 'parcel' }],
  ['in_transit', 'truck', { at: 2, traveler: 'truck' }],
  ['in_transit', 'plane', { at: 2, traveler: 'plane' }],
  ['out_for_delivery', 'truck', { at: 3, traveler: 'truck' }],
  ['delivered', 'home', { at: 4, traveler: 'house' }],
  ['cancelled', 'cancel', undefined],
] as const)('TRACK-03 %s by %s is drawn as %j', (currentStatus, icon, progress) => {
  const history = [step(currentStatus, icon), step('confirmed', 'plane')]
  expect(progressOf({ currentStatus, history })).toEqual(progress)
})

test('TRACK-03 a status without a step is shown with a truck', () => {
  expect(progressOf({ currentStatus: 'in_transit', history: [] })).toEqual({ at: 2, traveler: 'truck' })
})
