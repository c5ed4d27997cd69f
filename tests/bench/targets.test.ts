import { expect, test } from 'vitest'
import { missed } from './targets'

test('QUAL-02 a target is missed by a value above its limit and by a missing value', () => {
  const target = (what: string, value: number) => ({ what, value, limit: 15 })
  const targets = [target('kept', 15), target('late', 15.1), target('not measured', NaN)]
  expect(missed(targets).map(({ what }) => what)).toEqual(['late', 'not measured'])
})
