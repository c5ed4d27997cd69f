import { expect, test } from 'vitest'
import { contentClient } from './client'
import { pictureAddress, pictureService } from './picture-address'

const FILE = 'https://cdn.sanity.io/images/abc/production/1f-1200x800.jpg?w=1'

test('QUAL-02 pictures have a signed address on the shop’s own origin', () => {
  expect(pictureAddress(FILE, undefined, 'one')).toMatch(/^\/pictures\/1f-1200x800\.jpg\?s=[0-9a-f]{12}$/)
  expect(pictureAddress(FILE, '0,0,9,9', 'one')).toMatch(/s=[0-9a-f]{12}&rect=0,0,9,9$/)
})

test('QUAL-03 the signature depends on the file, the part shown and the secret', () => {
  const addresses = [
    pictureAddress(FILE, undefined, 'one'),
    pictureAddress(FILE.replace('1f', '2f'), undefined, 'one'),
    pictureAddress(FILE, '0,0,9,9', 'one'),
    pictureAddress(FILE, undefined, 'two'),
  ]
  expect(new Set(addresses.map((address) => /s=(\w+)/.exec(address)?.[1])).size).toBe(addresses.length)
})

test.each([
  [{}, 'https://cdn.sanity.io/images/abc/production'],
  [{ SANITY_API_HOST: 'http://localhost:4100' }, 'http://localhost:4100/images/abc/production'],
])('QUAL-02 the image service of the dataset, with %j', (more, service) => {
  const client = contentClient({ SANITY_PROJECT_ID: 'abc', SANITY_DATASET: 'production', ...more })
  expect(pictureService(client)).toBe(service)
})
