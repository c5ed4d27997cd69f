import { expect, test } from 'vitest'
import { shortScopes } from './scope-name'

test('QUAL-02 scopes of styles are short in markup and styles alike', () => {
  expect(shortScopes('<p data-astro-cid-5ivcixwv>')).toBe('<p data-5ivci>')
  expect(shortScopes('p[data-astro-cid-5ivcixwv]{top:0}')).toBe('p[data-5ivci]{top:0}')
  expect(shortScopes('"data-astro-cid-5ivcixwv": true')).toBe('"data-5ivci": true')
})
