import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { convert, toCents } from './money'
import { lineTotal, subtotalIn } from './pricing'
import { ratesAt } from './testing/rates'

const lineArb = fc.record({
  price: fc.integer({ min: 1, max: 100_000 }).map(toCents),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const ratesArb = fc.integer({ min: 1, max: 500_000 }).map((n) => ratesAt(n / 10_000))

test('PAY-03 the unit price is rounded before it is multiplied', () => {
  const line = { price: toCents(1), quantity: 3 }
  expect(lineTotal(line, 'HNL', ratesAt(25.5))).toEqual({ amount: 78, currency: 'HNL' })
})

test.prop([fc.array(lineArb), ratesArb])('PAY-03 what is shown is what is charged', (lines, rates) => {
  const charged = lines.reduce((n, line) => n + convert(line.price, 'HNL', rates).amount * line.quantity, 0)
  expect(subtotalIn(lines, 'HNL', rates).amount).toBe(charged)
})
