import { expect, test } from 'vitest'
import { isOnlyItself } from './unique-id'

test('CMS-01 a public id is available if only versions of the same document use it', () => {
  expect(isOnlyItself([], 'drafts.prod-001')).toBe(true)
  expect(isOnlyItself(['prod-001', 'drafts.prod-001', 'versions.r1.prod-001'], 'drafts.prod-001')).toBe(true)
})

test('CMS-01 a public id of another product or kit is taken', () => {
  expect(isOnlyItself(['prod-001', 'drafts.kit-001'], 'prod-001')).toBe(false)
})
