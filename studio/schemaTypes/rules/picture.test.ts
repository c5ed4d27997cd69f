import { expect, test } from 'vitest'
import { hasAlternative, hasFile, isLarge } from './picture'

const asset = { _ref: 'image-a-1200x1200-jpg' }

test('CMS-01 a picture requires alternative text, an empty field does not', () => {
  expect(hasAlternative(undefined, { asset })).toMatch(/Describe/)
  expect(hasAlternative({ es: 'Una bolsa' }, { asset })).toBe(true)
  expect(hasAlternative({ es: ' ' }, { asset })).toMatch(/Describe/)
  expect(hasAlternative(undefined, {})).toBe(true)
  expect(hasAlternative(undefined, undefined)).toBe(true)
})

test('CMS-01 alternative text without a file is an error; required() handles an empty field', () => {
  expect(hasFile({ alt: { es: 'Una bolsa' } })).toMatch(/Sube/)
  expect(hasFile({ asset })).toBe(true)
  expect(hasFile(undefined)).toBe(true)
})

test('QUAL-03 an SVG is not a photo', () => {
  expect(hasFile({ asset: { _ref: 'image-a-1x1-svg' } })).toMatch(/SVG/)
})

test('CMS-01 a small picture is a warning with its size', () => {
  expect(isLarge({ asset })).toBe(true)
  expect(isLarge(undefined)).toBe(true)
  expect(isLarge({ asset: { _ref: 'image-a-640x480-jpg' } })).toMatch(/640 × 480/)
})
