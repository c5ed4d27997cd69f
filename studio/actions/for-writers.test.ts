import { expect, test } from 'vitest'
import { withPermission } from './for-writers'

test('DESK-04 an action is disabled for people who may only read', () => {
  const advance = { label: 'Avanzar el envío' }
  expect(withPermission(advance, false)).toMatchObject({ ...advance, disabled: true })
  expect(withPermission(advance, true)).toEqual(advance)
  expect(withPermission(null, false)).toBeNull()
})
