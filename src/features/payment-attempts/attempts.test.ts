import { expect, test } from 'vitest'
import { lineOf } from '~/features/cart/testing/line-of'
import {
  type Attempt,
  MAX_ATTEMPTS,
  forget,
  parseStoredAttempts,
  remember,
  withPending,
  withoutPaid,
  withoutSessions,
} from './attempts'

const line = (id: string, quantity: number) => lineOf({ id, quantity })
const attempt = (id: string): Attempt => ({ id, lines: [{ id: 'soap', quantity: 2 }] })

test('PAY-06 an attempt whose payment is not confirmed yet is marked, including in storage', () => {
  const marked = withPending([attempt('a'), attempt('b')], 'b')
  expect(marked).toEqual([attempt('a'), { ...attempt('b'), isPending: true }])
  expect(parseStoredAttempts(JSON.stringify(marked))).toEqual(marked)
  expect(parseStoredAttempts(JSON.stringify([{ ...attempt('a'), isPending: 'yes' }]))).toEqual([])
})

test('PAY-06 only what was paid leaves the cart', () => {
  const paid = { id: 'a', lines: [line('soap', 2), line('hat', 1), line('gone', 4)] }
  expect(withoutPaid([line('soap', 5), line('hat', 1), line('map', 3)], paid)).toEqual([
    line('soap', 3),
    line('map', 3),
  ])
  expect(withoutPaid([line('soap', 1)], paid)).toEqual([])
})

test('PAY-06 an attempt is remembered by its lines’ ids and quantities, the newest ones only', () => {
  const many = Array.from({ length: 30 }, (_, n) => ({ id: `a${n}`, lines: [line('soap', 1)] }))
  const kept = many.reduce<readonly Attempt[]>(remember, [])
  expect(kept).toHaveLength(MAX_ATTEMPTS)
  expect(kept.at(-1)).toEqual({ id: 'a29', lines: [{ id: 'soap', quantity: 1 }] })
  expect(remember([attempt('a'), attempt('b')], attempt('a')).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(forget([attempt('a'), attempt('b')], 'a')).toEqual([attempt('b')])
})

test('PAY-06 AUTH-01 after a logout, attempts do not lead to a payment but still say what was to be paid', () => {
  const known = { ...attempt('a'), session: 'cs_test_1', isPending: true }
  expect(withoutSessions([known])).toEqual([attempt('a')])
})

test('PAY-06 a foreign value in storage is dropped', () => {
  const paid = { ...attempt('c'), session: 'cs_test_1' }
  const stored = [
    attempt('a'),
    null,
    { id: 1, lines: [] },
    { id: 'b', lines: [{ id: 'x', quantity: -1 }] },
    paid,
    { ...attempt('d'), session: '../orders' },
  ]
  expect(parseStoredAttempts(JSON.stringify(stored))).toEqual([attempt('a'), paid])
  expect(parseStoredAttempts('{"not"')).toEqual([])
  expect(parseStoredAttempts('7')).toEqual([])
})
