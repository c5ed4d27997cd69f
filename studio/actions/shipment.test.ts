import type { SanityClient } from 'sanity'
import { expect, test } from 'vitest'
import type { EnteredCarrier } from '~/features/orders/carriers'
import { STATUS_ICONS } from '~/features/orders/status'
import { historyEntry as historyShape } from '~/features/orders/order.server'
import { ORDER_STATUSES } from '../schemaTypes/choices'
import {
  advanceOrder,
  deliveryProblem,
  enteredCarrier,
  historyEntry,
  nextStatus,
  PARCEL_NUMBER,
} from './shipment'
import { typed } from './typed'

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

test('TRACK-05 a carrier is stored without blanks', () => {
  const other = { service: 'other', number: ' 12 ', name: ' Cargo ', url: ' ' } as const
  expect(enteredCarrier(other)).toEqual({
    _type: 'orderCarrier',
    service: 'other',
    number: '12',
    name: 'Cargo',
  })
  expect(enteredCarrier({ number: '12' })).toBeUndefined()
})

test.each<EnteredCarrier>([
  { service: 'dhl' },
  { service: 'dhl', number: '   ' },
  { service: 'other', number: '12', name: '   ' },
  { service: 'dhl', number: 'x!' },
  { service: 'dhl', number: 'abc' },
])('TRACK-05 an order does not advance with the incomplete carrier %j', async (carrier) => {
  const order = { _id: 'order.1', _rev: 'r' }
  const advance = { status: 'in_transit', place: { es: '', en: '' }, carrier } as const
  await expect(advanceOrder({} as SanityClient, order, advance)).rejects.toThrow('The carrier is incomplete')
})

test('TRACK-05 a field of blanks only is as empty as one that nobody touched', () => {
  expect(typed({ value: '   ' })).toBe('')
  expect(typed({ value: ' 12 34 ' })).toBe('12 34 ')
})

test.each(['1Z 999 AA1 01-2345', 'TRK-DEMO-7', '12', 'ñ7'])('TRACK-05 %s is a parcel number', (number) => {
  expect(number).toMatch(new RegExp(`^(?:${PARCEL_NUMBER})$`, 'v'))
})

test.each(['x!', 'abc', '12_3', '1/2', '12.5', '- -'])('TRACK-05 %s is not a parcel number', (number) => {
  expect(number).not.toMatch(new RegExp(`^(?:${PARCEL_NUMBER})$`, 'v'))
})

test.each([
  ['2026-11-19', '', 'Escribe una fecha de hoy en adelante.'],
  ['0002-11-20', '2026-11-10', 'Escribe una fecha de hoy en adelante.'],
  ['2026-11-20', '', ''],
  ['2027-11-20', '', ''],
  ['2126-11-22', '', 'Falta más de un año para esa fecha: revisa el año.'],
  ['2026-11-10', '2026-11-10', ''],
  ['', '2026-11-10', ''],
])('TRACK-05 on November 20, a delivery estimated for "%s" after "%s": "%s"', (day, known, problem) => {
  expect(deliveryProblem(day, { known, today: '2026-11-20' })).toBe(problem)
})
