import { expect, test } from 'vitest'
import { unbrokenTimes } from './unbroken-times'

test.each([
  ['De 8 a. m. a 5 p. m. (hora de Honduras)', 'De 8\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m. (hora de Honduras)'],
  ['8 a.m. to 5:30 pm', '8\u00a0a.m. to 5:30\u00a0pm'],
  ['De 8 a más tardar 10', 'De 8 a más tardar 10'],
])('QUAL-01 no line breaks within a time of %s', (text, unbroken) => {
  expect(unbrokenTimes(text)).toBe(unbroken)
})
