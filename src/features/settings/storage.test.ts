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

test('CART-01 what the browser keeps is read back', () => {
  const storage = storageOf({})
  const values = safeStorage(
    () => storage,
    () => {},
  )
  values['a'] = '1'
  expect(storage.getItem('a')).toBe('1')
  expect('a' in values).toBe(true)
  delete values['a']
  expect('a' in values).toBe(false)
})

test('CART-01 a full storage keeps the value for this tab and says so once', () => {
  const refused = vi.fn()
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const values = safeStorage(() => storageOf({ setItem: full }), refused)
  values['a'] = '1'
  values['b'] = '2'
  expect(values['a']).toBe('1')
  expect(refused).toHaveBeenCalledOnce()
})

test('CART-01 a storage that cannot even be opened does not break the page', () => {
  const values = safeStorage(
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
    () => {},
  )
  values['a'] = '1'
  expect(values['a']).toBe('1')
  expect('b' in values).toBe(false)
})
