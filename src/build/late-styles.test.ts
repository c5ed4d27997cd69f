import { expect, test } from 'vitest'
import { splitLate } from './late-styles'

test('QUAL-02 the layer of late styles is separated from the other rules, in order', () => {
  const css = '.a{top:0}@layer late{.b{top:0}@media print{.b{top:1px}}}.c{top:0}@layer late{.d{top:0}}'
  expect(splitLate(css)).toEqual({
    first: '.a{top:0}.c{top:0}',
    late: ['@layer late{.b{top:0}@media print{.b{top:1px}}}', '@layer late{.d{top:0}}'],
  })
})

test('QUAL-02 the declaration of layers stays, and braces in strings do not count', () => {
  const css = `@layer base,late;@layer late{.b:before{content:"}"}.b:after{content:'\\'}'}}.c{top:0}`
  expect(splitLate(css).first).toBe('@layer base,late;.c{top:0}')
})

test('QUAL-02 a block that is not closed is an error', () => {
  expect(() => splitLate('@layer late{.b{top:0}')).toThrow('is not closed')
})
