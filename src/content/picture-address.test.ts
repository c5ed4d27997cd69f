import { expect, test } from 'vitest'
import { contentClient } from './client'
import { pictureAddress, pictureRule } from './picture-address'

const lake = (more: Record<string, string> = {}) =>
  contentClient({ SANITY_PROJECT_ID: 'abc', SANITY_DATASET: 'production', ...more })

test('QUAL-02 pictures have an address on the shop’s own origin', () => {
  expect(pictureAddress('https://cdn.sanity.io/images/abc/production/1f-1200x800.jpg?w=1')).toBe(
    '/pictures/1f-1200x800.jpg',
  )
})

test('QUAL-02 the CDN passes them on to the image service of the lake that the environment names', () => {
  expect(pictureRule(lake())).toBe('/pictures/* https://cdn.sanity.io/images/abc/production/:splat 200\n')
  expect(pictureRule(lake({ SANITY_API_HOST: 'http://localhost:4100' }))).toBe(
    '/pictures/* http://localhost:4100/images/abc/production/:splat 200\n',
  )
})
