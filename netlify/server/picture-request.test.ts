import { expect, test } from 'vitest'
import { signPicture } from '~/content/picture-signature'
import { readPictureRequest } from './picture-request'

const SECRET = 'pictures-secret'
const NAME = '1f-1200x800.jpg'

const read = (query: string, { name = NAME, accept = 'image/avif,image/webp,*/*' } = {}) =>
  readPictureRequest(new URL(`https://rumbo.example/pictures/${name}?${query}`), accept, SECRET)
const signed = (name = NAME, rect?: string) => `s=${signPicture(name, rect, SECRET)}`

test('QUAL-03 a signed picture is requested in the best format that the browser accepts', () => {
  const query = `${signed()}&w=480&h=480`
  expect(read(query)?.query.toString()).toBe('w=480&h=480&fit=crop&fm=avif&q=50')
  expect(read(query, { accept: 'image/webp,*/*' })?.query.get('fm')).toBe('webp')
  expect(read(query, { accept: '*/*' })?.query.get('fm')).toBe('jpg')
  expect(read(`${signed()}&w=480`)?.query.toString()).toBe('w=480&h=480&fit=crop&fm=avif&q=50')
  expect(read(`${signed()}&w=1200&h=630&fm=jpg`)?.query.get('fm')).toBe('jpg')
  expect(read(`${signed(NAME, '0,0,9,9')}&rect=0,0,9,9&w=480&h=270`)?.query.get('rect')).toBe('0,0,9,9')
  expect(read(`${signed()}&w=360&h=225`)).toBeDefined()
})

test.each([
  ['no signature', 'w=480&h=480'],
  ['a signature of another file', `${signed('2f-1200x800.jpg')}&w=480&h=480`],
  ['a part that the build did not choose', `${signed()}&rect=0,0,5,5&w=480&h=480`],
  ['a width that is not listed', `${signed()}&w=481&h=481`],
  ['a huge size', `${signed()}&w=8000&h=8000`],
  ['another shape', `${signed()}&w=480&h=960`],
  ['no size', signed()],
  ['no width', `${signed()}&h=480`],
  ['a size in other digits', `${signed()}&w=4.8e2&h=0x1E0`],
  ['another format', `${signed()}&w=480&h=480&fm=avif`],
  ['a repeated parameter', `${signed()}&w=480&h=480&s=1`],
  ['a size with a zero in front', `${signed()}&w=0480&h=480`],
])('QUAL-03 %s is not served', (_, query) => {
  expect(read(query)).toBeUndefined()
})

test.each([
  '1f-1200x800.svg',
  '1f-1200x800.pdf',
  'robots.txt',
  '..%2f1f-1200x800.jpg',
  'a/b/1f-1200x800.jpg',
])('QUAL-03 %s is not the name of a raster file and is not served', (name) => {
  expect(read(`${signed(name.split('/').at(-1))}&w=480&h=480`, { name })).toBeUndefined()
})
