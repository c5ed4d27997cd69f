import { expect, test } from 'vitest'
import { clientNetwork } from './client-address'

const networkOf = (address: string) =>
  clientNetwork(new Request('https://rumbo.example', { headers: { 'x-nf-client-connection-ip': address } }))

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:9:8:7:6'],
  ['2001:db8::1', '2001:db8::2'],
  ['2001:db8::a:b:c:d', '2001:db8:0:0:1:2:3:4'],
  ['2001:db8:1::1', '2001:0DB8:0001:0000:a:b:c:d'],
  ['203.0.113.7', '::ffff:203.0.113.7'],
])('NEWS-04 %s and %s are of one network', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other))
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:1::1'],
  ['203.0.113.7', '203.0.113.8'],
  ['203.0.113.7', '2001:db8::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
])('NEWS-04 %s and %s are of two networks', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other))
})

test('NEWS-04 without Netlify there is no network', () => {
  expect(clientNetwork(new Request('https://rumbo.example'))).toBeUndefined()
})
