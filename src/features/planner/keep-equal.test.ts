import { expect, test } from 'vitest'
import { keepEqual } from './keep-equal'

const before = {
  days: [{ n: 1 }, { n: 2 }],
  items: [
    { id: 'a', q: 1 },
    { id: 'b', q: 1 },
  ],
  none: undefined,
}
const changed = { days: [{ n: 1 }, { n: 3 }], items: [{ id: 'b', q: 1 }], none: undefined }

test('PLAN-07 an equal plan stays the same object', () => {
  expect(keepEqual(before, structuredClone(before))).toBe(before)
  expect(keepEqual(undefined, before)).toBe(before)
})

test('PLAN-07 in a changed plan, equal days and items stay the same objects', () => {
  const kept = keepEqual<typeof changed>(before, changed)
  expect(kept).toEqual(changed)
  expect(kept.days[0]).toBe(before.days[0])
  expect(kept.items[0]).toBe(before.items[1])
})

test('PLAN-07 shorter lists and missing fields count as changes', () => {
  expect(keepEqual([1, 2], [1])).toEqual([1])
  expect(keepEqual<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(keepEqual<object>({ a: 1 }, { b: 1 })).toEqual({ b: 1 })
  expect(keepEqual<unknown>([], {})).toEqual({})
})
