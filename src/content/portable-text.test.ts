import { expect, test } from 'vitest'
import { portableText } from './portable-text'

const asset = {
  _id: 'image-1-1200x800-jpg',
  url: 'https://cdn.sanity.io/images/p/d/1-1200x800.jpg',
  dimensions: { width: 1200, height: 800 },
  lqip: null,
}
const picture = { _type: 'picture', _key: 'p', alt: { es: 'Arrecife' }, hotspot: null, crop: null, asset }
const words = { _type: 'block', _key: 'w', style: 'normal', children: [{ _type: 'span', text: 'Hola' }] }

test('BLOG-02 a picture between paragraphs keeps its place', () => {
  const body = portableText.parse([words, picture, words])
  expect(body.map(({ _type }) => _type)).toEqual(['block', 'picture', 'block'])
  expect(body[1]).toMatchObject({
    children: [],
    picture: { wide: expect.stringContaining('/pictures/1-1200x800.jpg'), alt: { es: 'Arrecife' } },
  })
})

test.each([
  ['whose file is gone', { asset: null }],
  ['from an invalid address', { asset: { ...asset, url: 'javascript:alert(1)' } }],
  ['without words for who cannot see it', { alt: null }],
])('CMS-05 a picture %s is left out, the text stays', (_, broken) => {
  expect(portableText.parse([{ ...picture, ...broken }, words])).toHaveLength(1)
})

test('CMS-05 an unknown block is dropped', () => {
  expect(portableText.parse([{ _type: 'script', code: 'alert(1)' }, 'text', null, words])).toHaveLength(1)
})

test.each(['javascript:alert(1)', 'www.example.com', '//evil.example'])(
  'CMS-05 a link to %s becomes plain text, without a mark that pages do not know',
  (href) => {
    const linked = {
      ...words,
      markDefs: [{ _key: 'l', _type: 'link', href }],
      children: [{ _type: 'span', text: 'Hola', marks: ['strong', 'l'] }],
    }
    expect(portableText.parse([linked])).toMatchObject([
      { markDefs: [], children: [{ text: 'Hola', marks: ['strong'] }] },
    ])
  },
)
