import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { subscribeRequest } from './subscribe-request.server'

const body = (changes: object = {}) => ({
  email: 'ana@rumbo.example',
  language: 'es',
  discountCode: 'WELCOME10',
  ...changes,
})
const accepts = (changes: object) => subscribeRequest.safeParse(body(changes)).success

test('NEWS-02 the specified body is parsed, its address in lower case', () => {
  expect(subscribeRequest.parse(body({ email: ' Ana.Mejia+Viajes@Rumbo.example ' }))).toEqual(
    body({ email: 'ana.mejia+viajes@rumbo.example' }),
  )
  expect(accepts({ website: '' })).toBe(true)
  expect(accepts({ discountCode: undefined })).toBe(true)
})

test.each([
  ['no address', { email: '' }],
  ['a list of addresses', { email: ['a@b.co', 'c@d.co'] }],
  ['an object', { email: { $ne: '' } }],
  ['two addresses', { email: 'a@b.co,c@d.co' }],
  ['a header', { email: 'a@b.co\r\nBcc: c@d.co' }],
  ['a header after a break', { email: 'a@b.co\nBcc:c@d.co' }],
  ['a name with brackets', { email: 'Ana <a@b.co>' }],
  ['a letter outside ASCII', { email: 'añá@rumbo.example' }],
  ['an invisible character', { email: 'a\u200b@rumbo.example' }],
  ['a long address', { email: `${'a'.repeat(250)}@b.co` }],
  ['a path', { email: 'a/../b@c.co' }],
  ['an unknown language', { language: 'fr' }],
  ['no language', { language: undefined }],
  ['a code of junk', { discountCode: '<b>' }],
  ['a filled honeypot', { website: 'https://spam.example' }],
  ['a field more', { bcc: 'c@d.co' }],
])('NEWS-04 %s is refused', (_, changes) => {
  expect(accepts(changes)).toBe(false)
})

test.prop([fc.emailAddress()])('NEWS-04 only a bare address is accepted', (email) => {
  const result = subscribeRequest.safeParse(body({ email }))
  if (result.success) expect(result.data.email).toMatch(/^[\w.+'-]+@[a-z0-9.-]+$/)
})

test.prop([fc.json().map((json) => JSON.parse(json) as unknown)])(
  'NEWS-04 any posted JSON is parsed or refused, without throwing',
  (value) => {
    expect(subscribeRequest.safeParse(value).success).toBe(false)
  },
)
