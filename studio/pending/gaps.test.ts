import { expect, test } from 'vitest'
import { gapsOf } from './gaps'

const both = { _type: 'localizedString', es: 'sí', en: 'yes' }
const asset = (size: string) => ({ _ref: `image-0123456789abcdef0123456789abcdef01234567-${size}-jpg` })
const complete = {
  _id: 'soap',
  _type: 'product',
  name: both,
  description: both,
  price: 3.75,
  stock: 4,
  pictures: [{ _type: 'picture', asset: asset('1200x1200'), alt: both }],
}
const gaps = (changes: object) =>
  gapsOf({ ...complete, ...changes }).map(({ kind, field }) => `${kind} ${field}`)

test('CMS-01 a complete product lacks nothing', () => {
  expect(gaps({ details: { es: [], en: [] }, seo: {} })).toEqual([])
})

test.each([
  [{ price: undefined }, ['price price']],
  [{ stock: undefined }, ['stock stock']],
  [{ description: { es: ' ' } }, ['description description']],
  [{ description: { es: 'Sí' } }, ['english description']],
  [{ details: { en: ['Light'] } }, ['spanish details']],
  [{ pictures: [] }, ['picture pictures']],
  [{ pictures: [{ alt: both }] }, ['picture pictures']],
  [{ pictures: [{ asset: asset('600x600') }] }, ['alt pictures', 'small pictures']],
  [{ pictures: [{ asset: asset('1200x1200'), alt: { es: 'Un jabón' } }] }, ['english pictures']],
  [{ sections: [{ title: both }, { title: { es: 'Uso' } }, { title: { es: 'Más' } }] }, ['english sections']],
])('CMS-01 %j lacks %j', (changes, expected) => {
  expect(gaps(changes)).toEqual(expected)
})
