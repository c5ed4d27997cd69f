import { expect, test } from 'vitest'
import { relativePath } from './relative-path'

test('PLAN-05 relative lines lead to the same points', () => {
  expect(relativePath('M10.5,20L10.8,19.9L110,19.9ZM1,1L0.9,1')).toBe('M10.5,20l.3,-.1l99.2,0ZM1,1l-.1,0')
})

test('PLAN-05 lines of zero length are left out', () => {
  expect(relativePath('M1,1L1,1L2,1Z')).toBe('M1,1l1,0Z')
})

test('PLAN-05 only a leading zero is left out', () => {
  expect(relativePath('M0,0L10.5,20.3L0.2,0')).toBe('M0,0l10.5,20.3l-10.3,-20.3')
})
