import { expect, test } from 'vitest'
import { broken } from './promises'

test('QUAL-02 a promise is broken by more than its limit, and by no number at all', () => {
  const promised = (what: string, value: number) => ({ what, value, limit: 15 })
  const promises = [promised('kept', 15), promised('late', 15.1), promised('not measured', NaN)]
  expect(broken(promises).map(({ what }) => what)).toEqual(['late', 'not measured'])
})
