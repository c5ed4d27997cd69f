import { expect, test } from 'vitest'
import { TRIP_MESSAGES } from '~/i18n/messages/trip'
import type { Item } from './engine/data'
import { quantityText } from './quantity-text'

const item = (id: string, per: Item['quantity'][0]) => ({ id, quantity: [per, 1] }) as object as Item
const ITEMS = [item('shirt', 'person'), item('razor', 'adult'), item('toy', 'child'), item('map', 'trip')]
const FAMILY = { adults: 2, children: [6, 9] }
const textOf = (id: string, quantity: number) =>
  quantityText(ITEMS, id, quantity, FAMILY, TRIP_MESSAGES.en.each)

test('PLAN-08 a classic trip says how many each person packs', () => {
  expect(textOf('shirt', 24)).toBe(', 6\u00a0per person')
  expect(textOf('razor', 2)).toBe(', 1\u00a0per adult')
  expect(textOf('toy', 4)).toBe(', 2\u00a0per child')
  expect(textOf('shirt', 3), 'not as many for each').toBe(' × 3')
  expect(textOf('map', 2)).toBe(' × 2')
  expect(textOf('map', 1)).toBe('')
})
