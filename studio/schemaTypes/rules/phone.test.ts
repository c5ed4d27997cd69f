import { expect, test } from 'vitest'
import { isPhone } from './phone'

test.each(['+50499990000', '+13055550100'])('CMS-01 %s is an international number', (value) => {
  expect(isPhone(value)).toBe(true)
})

test.each(['9999-0000', '50499990000', '+504 9999 0000', '+0499990000', '+504', ''])(
  'CMS-01 "%s" is not an international number',
  (value) => {
    expect(isPhone(value)).toMatch(/signo más/)
  },
)
