import { afterEach, expect, test, vi } from 'vitest'
import { SOURCES, pageKeys } from './page-key'

const env = { [SOURCES]: 'a', PUBLIC_SITE_URL: 'https://rumbo.example', HOME: '/root' }
const pageKey = (shown: object, environment: typeof env) => pageKeys(environment)({ rate: 25 }, shown)
const soap = { id: 'prod-001', price: 350 }

afterEach(() => void vi.useRealTimers())

test('CMS-03 a page with the same content is reused from the last build', () => {
  expect(pageKey({ ...soap }, { ...env, HOME: '/home' })).toBe(pageKey(soap, env))
})

test.each([
  ['content', { ...soap, price: 400 }, env],
  ['code', soap, { ...env, [SOURCES]: 'b' }],
  ['public setting', soap, { ...env, PUBLIC_SITE_URL: 'https://other.example' }],
])('CMS-03 a page is rendered again after a change of its %s', (_, shown, environment) => {
  expect(pageKey(shown, environment)).not.toBe(pageKey(soap, env))
})

test('CMS-03 pages are rendered again each day, as they show the year', () => {
  vi.useFakeTimers({ now: new Date('2027-01-01T05:59:00Z') })
  const before = pageKey(soap, env)
  vi.setSystemTime(new Date('2027-01-01T06:00:00Z'))
  expect(pageKey(soap, env)).not.toBe(before)
})

test('CMS-03 content shared by two pages is part of both keys', () => {
  const keys = pageKeys(env)
  const settings = { rate: 25 }
  const [first, second] = [keys(soap, settings), keys({ ...soap, id: 'prod-002' }, settings)]
  expect(first).not.toBe(second)
  expect(keys(soap, { rate: 26 })).not.toBe(first)
  expect(keys(settings, soap)).not.toBe(first)
})
