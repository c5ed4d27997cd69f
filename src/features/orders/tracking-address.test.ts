import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { isSentEmpty, numberInAddress, numberTyped } from './tracking-address'

test.each([
  ['  abc-1  ', 'ABC-1'],
  ['trk demo transit', 'TRK-DEMO-TRANSIT'],
  ['2222222-2222222', 'TRK-2222222-2222222'],
  ['año 1', 'AÑO 1'],
  ['   ', ''],
  ['..', ''],
  ['—/?', ''],
])('TRACK-01 %j is normalized to %j', (typed, number) => {
  expect(numberTyped(typed)).toBe(number)
})

const at = (address: string) => numberInAddress(new URL(address, 'https://rumbo.example'))

test.each([
  ['/shop/track-order', ''],
  ['/en/shop/track-order/', ''],
  ['/shop/track-order/trk-demo-transit', 'TRK-DEMO-TRANSIT'],
  ['/en/shop/track-order/ABC%2F1/', 'ABC/1'],
  ['/shop/track-order/%E0%A4%A', '%E0%A4%A'],
  ['/shop/track-order?number=+abc+', 'ABC'],
])('TRACK-01 %s contains %j', (address, number) => {
  expect(at(address)).toBe(number)
})

test.prop([fc.string({ unit: 'grapheme' })])(
  'TRACK-01 a number survives a round trip through the address',
  (text) => {
    const number = numberTyped(text)
    expect(at(`/shop/track-order/${encodeURIComponent(number)}`)).toBe(number)
  },
)

test.each([
  ['', false],
  ['?number=ABC', false],
  ['?number=', true],
  ['?number=++', true],
])('TRACK-01 whether the form was sent empty with "%s": %j', (search, isEmpty) => {
  expect(isSentEmpty({ search })).toBe(isEmpty)
})
