import { expect, test } from 'vitest'
import { BANNERS } from '~/content/model/announcement'
import { POLICY_TYPES } from '~/content/model/policy'
import { POST_CATEGORIES } from '~/content/model/post'
import { SUB_CATEGORIES } from '~/content/model/product'
import { ORDER_ICONS, ORDER_STATUSES } from '~/features/orders/status'
import * as choices from './choices'

const valuesOf = (list: readonly { value: string }[]) => list.map(({ value }) => value)

test('CMS-05 editors choose from exactly the values that the site accepts', () => {
  expect(valuesOf(choices.SUB_CATEGORIES)).toEqual([...SUB_CATEGORIES])
  expect(valuesOf(choices.POST_CATEGORIES)).toEqual([...POST_CATEGORIES])
  expect(valuesOf(choices.BANNERS)).toEqual([...BANNERS])
  expect(valuesOf(choices.POLICY_TYPES)).toEqual([...POLICY_TYPES])
  expect(valuesOf(choices.ORDER_STATUSES)).toEqual([...ORDER_STATUSES])
  expect(valuesOf(choices.ORDER_ICONS)).toEqual([...ORDER_ICONS])
})

test('CMS-01 an unknown value is shown unchanged', () => {
  expect(choices.titleOf(choices.ORDER_STATUSES, 'in_transit')).toBe('En camino')
  expect(choices.titleOf(choices.ORDER_STATUSES, 'lost')).toBe('lost')
  expect(choices.titleOf(choices.ORDER_STATUSES, undefined)).toBe('')
})
