import { expect, test } from 'vitest'
import { carrierOf } from './carriers'

test('DESK-02 a known carrier is linked by its number', () => {
  expect(carrierOf({ service: 'ups', number: ' 1Z 99&x ' })).toEqual({
    name: 'UPS',
    number: '1Z 99&x',
    url: 'https://www.ups.com/track?tracknum=1Z%2099%26x',
  })
})

test('DESK-02 another carrier has the name and the link that an editor entered', () => {
  const other = { service: 'other', number: '77', name: 'Mensajería del Sur' } as const
  expect(carrierOf({ ...other, url: 'https://sur.example/77' })).toEqual({
    name: 'Mensajería del Sur',
    number: '77',
    url: 'https://sur.example/77',
  })
  expect(carrierOf({ ...other, url: 'javascript:alert(1)' })).not.toHaveProperty('url')
})

test.each([
  undefined,
  {},
  { service: 'dhl' },
  { service: 'dhl', number: ' ' },
  { service: 'other', number: '7' },
] as const)('DESK-02 an incomplete carrier (%j) is not shown', (entered) => {
  expect(carrierOf(entered)).toBeUndefined()
})
