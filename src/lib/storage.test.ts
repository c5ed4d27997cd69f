import { expect, test, vi } from 'vitest'
import { safeStorage } from './storage'

const storageOf = (overrides: Partial<Storage>): Storage => {
  const values = new Map<string, string>()
  return {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    ...overrides,
  }
}

test('CART-01 stored values are read back', () => {
  const storage = storageOf({})
  const values = safeStorage(
    () => storage,
    () => storageOf({}),
    () => {},
  )
  values['a'] = '1'
  expect(storage.getItem('a')).toBe('1')
  expect('a' in values).toBe(true)
  delete values['a']
  expect('a' in values).toBe(false)
})

test('CART-01 where storage is full, the tab keeps the value for its next page and a notice is shown', () => {
  const refused = vi.fn()
  let full = true
  const lasting = storageOf({})
  const write = lasting.setItem
  lasting.setItem = (key, value) => {
    if (full) throw new DOMException('full', 'QuotaExceededError')
    write(key, value)
  }
  write('a', 'of yesterday')
  const tab = storageOf({})
  const page = () =>
    safeStorage(
      () => lasting,
      () => tab,
      refused,
    )
  const values = page()
  values['a'] = '1'
  expect(refused).toHaveBeenCalledOnce()
  values['b'] = '2'
  expect(page()['a']).toBe('1')
  full = false
  values['a'] = '3'
  expect([lasting.getItem('a'), tab.getItem('a'), tab.getItem('b')]).toEqual(['3', null, '2'])
  delete values['b']
  expect('b' in page()).toBe(false)
})

test('CART-01 storage that cannot be opened does not break the page', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const refused = vi.fn()
  const values = safeStorage(denied, denied, refused)
  expect(refused).not.toHaveBeenCalled()
  values['a'] = '1'
  expect(values['a']).toBe('1')
  expect('b' in values).toBe(false)
  expect(refused).toHaveBeenCalledOnce()
})
