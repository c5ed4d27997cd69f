import { expect, test } from 'vitest'
import { schema } from '../testing/findings'
import { numberHint } from './decimal'
import { isWhole } from './whole'

interface WithFields {
  readonly fields: readonly { readonly name: string; readonly type: { readonly validation?: unknown } }[]
}

test.each([
  ['stock', true],
  ['price', false],
])('CMS-05 %s of a product is whole: %s', (name, expected) => {
  const product = schema.get('product') as unknown as WithFields
  const field = product.fields.find((one) => one.name === name)
  expect(isWhole(field?.type ?? {})).toBe(expected)
})

test('CMS-05 a whole number is not asked for with decimals', () => {
  expect(numberHint(true)).not.toMatch(/[.,]\d/)
  expect(numberHint(false)).toContain('16.25 o 16,25')
})
