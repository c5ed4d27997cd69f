import { expect, test } from 'vitest'
import { STATUS_ICONS } from '~/features/orders/status'
import { historyEntry as historyShape } from '~/features/orders/order.server'
import { ORDER_STATUSES } from '../schemaTypes/choices'
import { historyEntry, nextStatus } from './shipment'

const at = { key: 'k1', now: new Date('2026-11-20T15:00:00Z') }

test('TRACK-05 an order advances from payment to delivery, one status at a time', () => {
  const way = ['confirmed', 'processing', 'in_transit', 'out_for_delivery', 'delivered']
  expect(way.map(nextStatus)).toEqual([...way.slice(1), undefined])
})

test.each(['cancelled', 'lost', undefined])('TRACK-05 nothing follows %s', (status) => {
  expect(nextStatus(status)).toBeUndefined()
})

test.each(ORDER_STATUSES)('TRACK-05 the site reads a step of $value with its own icon', ({ value }) => {
  const entry = historyEntry(value, { es: 'Tela', en: ' Tela ' }, at)
  expect(historyShape.parse(entry)).toMatchObject({ status: value, location: { es: 'Tela', en: 'Tela' } })
  expect(entry.icon).toBe(STATUS_ICONS[value])
})

test('TRACK-05 a blank place is replaced by the usual one, in both languages', () => {
  const { location } = historyEntry('delivered', { es: '', en: ' ' }, at)
  expect(location).toMatchObject({ es: 'En la puerta', en: 'At the door' })
})
