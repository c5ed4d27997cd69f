import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { addressOfToken, unsubscribeAddress, unsubscribeToken } from './unsubscribe-token'

const SECRET = 'local-newsletter-secret'

test.prop([fc.emailAddress()])('NEWS-04 the link of an address leads back to it', (email) => {
  const link = new URL(unsubscribeAddress('https://rumbo.example', email, 'es', SECRET))
  expect(addressOfToken(link.searchParams.get('token') ?? '', SECRET)).toBe(email)
})

test('NEWS-04 the same address always has the same link, so that a repeated mail is identical', () => {
  expect(unsubscribeToken('a@b.co', SECRET)).toBe(unsubscribeToken('a@b.co', SECRET))
})

test.prop([fc.emailAddress(), fc.nat(), fc.constantFrom(...'AZaz09-_.')])(
  'NEWS-04 one changed character is no link',
  (email, at, character) => {
    const token = unsubscribeToken(email, SECRET)
    const index = at % token.length
    fc.pre(token[index] !== character)
    const changed = token.slice(0, index) + character + token.slice(index + 1)
    expect(addressOfToken(changed, SECRET)).toBeUndefined()
  },
)

test('NEWS-04 a token with another secret or address, or an empty one, is invalid', () => {
  const token = unsubscribeToken('ana@rumbo.example', SECRET)
  const [, signature] = token.split('.')
  const other = Buffer.from('eva@rumbo.example').toString('base64url')
  expect(addressOfToken(token, 'another-newsletter-secret')).toBeUndefined()
  expect(addressOfToken(`${other}.${signature}`, SECRET)).toBeUndefined()
  expect(['', '.', token.split('.')[0]!, `${token}.`].map((text) => addressOfToken(text, SECRET))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test.prop([fc.string({ unit: 'binary' })])('NEWS-04 any text can be looked at', (text) => {
  expect(addressOfToken(text, SECRET)).toBeUndefined()
})
