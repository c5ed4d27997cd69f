import { expect, test } from 'vitest'
import { contentClient } from './client'
import { pictureAddress, pictureRedirect } from './picture-address'

const lake = (more: Record<string, string> = {}) =>
  contentClient({ SANITY_PROJECT_ID: 'abc', SANITY_DATASET: 'production', ...more })

test('QUAL-02 pictures have an address on the shop’s own origin', () => {
  expect(pictureAddress('https://cdn.sanity.io/images/abc/production/1f-1200x800.jpg?w=1')).toBe(
    '/pictures/1f-1200x800.jpg',
  )
})

test.each([
  [{}, 'https://cdn.sanity.io/images/abc/production/:splat'],
  [{ SANITY_API_HOST: 'http://localhost:4100' }, 'http://localhost:4100/images/abc/production/:splat'],
])('QUAL-02 pictures are proxied to the image service of the dataset, with %j', (more, to) => {
  expect(pictureRedirect(lake(more))).toEqual({ from: '/pictures/*', to, status: 200 })
})
