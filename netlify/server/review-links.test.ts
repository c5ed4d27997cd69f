import { expect, test } from 'vitest'
import { reviewToken, reviewableBy } from './review-links'

const NOW = new Date('2026-11-01T00:00:00Z')
const LINE = { orderId: 'order.abc', productId: 'prod-001' }
const SECRET = 'secret-of-the-tests'

test('REVIEW-01 a link is for one line of one order', () => {
  expect(reviewableBy(reviewToken(LINE, NOW, SECRET), NOW, SECRET)).toEqual(LINE)
})

test.each([
  ['of another secret', reviewToken(LINE, NOW, 'another-secret-entirely')],
  ['that was changed', reviewToken(LINE, NOW, SECRET).replace('.', 'x.')],
  ['that is empty', ''],
  ['that is no token', 'a.b.c'],
])('REVIEW-01 a link %s is not accepted', (_, token) => {
  expect(reviewableBy(token, NOW, SECRET)).toBeUndefined()
})

test('REVIEW-01 a link expires', () => {
  const token = reviewToken(LINE, NOW, SECRET)
  expect(reviewableBy(token, new Date('2027-03-02T00:00:00Z'), SECRET)).toBeUndefined()
})
