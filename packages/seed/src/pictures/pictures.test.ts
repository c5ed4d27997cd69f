import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emoji } from './emoji'
import { HEROES } from './heroes'
import { LANDING } from './landing'
import { lettering } from './lettering'
import { PICTURES } from './pictures'
import { circle, down, linear, rect, svgDocument } from './svg'

const IMAGES = join(import.meta.dirname, '..', '..', 'dataset', 'images')
const rendered = readdirSync(IMAGES).filter((file) => file.endsWith('.jpg'))

describe('the seed’s pictures', () => {
  test('SEO-01 each picture has been rendered, and there are no other files', () => {
    expect([...rendered].sort()).toEqual(PICTURES.map(({ id }) => `${id}.jpg`).sort())
  })

  test('QUAL-02 no picture is larger than 150 KB', () => {
    const heavy = rendered.filter((file) => statSync(join(IMAGES, file)).size > 150_000)
    expect(heavy).toEqual([])
  })

  test.each([...PICTURES, ...HEROES, ...LANDING])(
    'SEO-01 $id references no undefined paint or shape',
    ({ svg }) => {
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      expect(used.filter((id) => !defined.has(id ?? ''))).toEqual([])
      expect(svg).not.toMatch(/"@|NaN|undefined/)
    },
  )
})

describe('svgDocument', () => {
  test('SEO-01 a paint used twice is defined once', () => {
    const svg = svgDocument(
      10,
      10,
      rect(0, 0, 5, 5, down('#fff', '#000')),
      circle(5, 5, 2, linear(90, '#fff', '#000')),
    )
    expect(svg.match(/<linearGradient/g)).toHaveLength(1)
  })

  test('SEO-01 an unknown paint, emoji or letter is an error that names it', () => {
    expect(() => svgDocument(10, 10, rect(0, 0, 5, 5, '@plaid 3'))).toThrow('plaid')
    expect(() => emoji('baleada', 0, 0, 10)).toThrow('baleada')
    expect(() => lettering('ñ', 0, 0, 10, '#000')).toThrow('ñ')
  })

  test('SEO-01 emoji in one picture have separate gradients', () => {
    const ids = [
      ...`${emoji('airplane', 0, 0, 10)}${emoji('coconut', 0, 0, 10)}`.matchAll(/ id="([^"]+)"/g),
    ].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(4)
    expect(ids.filter((id) => !id?.startsWith('airplane-') && !id?.startsWith('coconut-'))).toEqual([])
  })
})
