import { expect, test } from 'vitest'
import { parseDecimal } from './decimal'

test.each([
  ['16,25', 16.25],
  ['16.25', 16.25],
  [' 7 ', 7],
  ['-3', -3],
  ['0,5', 0.5],
  ['15.50529', 15.50529],
  ['', undefined],
])('CMS-01 "%s" is the number %s', (text, number) => {
  expect(parseDecimal(text)).toBe(number)
})

test.each(['1,250', '1.250,00', '1,250.00', '12 50', 'doce', '1.', '-', '$5'])(
  'CMS-01 "%s" is refused',
  (text) => {
    expect(parseDecimal(text)).toBeNull()
  },
)
