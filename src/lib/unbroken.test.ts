import { expect, test } from 'vitest'
import { unbrokenAmounts, unbrokenTimes } from './unbroken'

test.each([
  ['De 8 a. m. a 5 p. m. (hora de Honduras)', 'De 8\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m. (hora de Honduras)'],
  ['8 a.m. to 5:30 pm', '8\u00a0a.m. to 5:30\u00a0pm'],
  ['De 8 a más tardar 10', 'De 8 a más tardar 10'],
])('QUAL-01 no line breaks within a time of %s', (text, unbroken) => {
  expect(unbrokenTimes(text)).toBe(unbroken)
})

test.each([
  ['Sunscreen, 3.4 oz (100 ml)', 'Sunscreen, 3.4\u00a0oz (100\u00a0ml)'],
  ['Soap, 1.7 fl oz', 'Soap, 1.7\u00a0fl\u00a0oz'],
  ['Candado TSA de 3 dígitos', 'Candado TSA de 3\u00a0dígitos'],
  ['Kit 2 in one, set of 4', 'Kit 2\u00a0in one, set of 4'],
])('CARD-01 no line breaks between a number and its unit in %s', (text, unbroken) => {
  expect(unbrokenAmounts(text)).toBe(unbroken)
})
