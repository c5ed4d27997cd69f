import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  confirmedBy,
  confirmToken,
  newsletterAddress,
  unsubscribedBy,
  unsubscribeToken,
} from './newsletter-links'

const SECRET = 'local-newsletter-secret'

test.prop([fc.emailAddress()])('NEWS-04 the link of an address leads back to it', (email) => {
  const link = new URL(
    newsletterAddress('https://rumbo.example', 'unsubscribe', unsubscribeToken(email, SECRET), 'es'),
  )
  expect(unsubscribedBy(link.searchParams.get('token') ?? '', SECRET)).toBe(email)
})

test('NEWS-04 the same address always has the same link, so that a repeated mail is identical', () => {
  expect(unsubscribeToken('a@b.co', SECRET)).toBe(unsubscribeToken('a@b.co', SECRET))
})

test.prop([fc.emailAddress(), fc.nat(), fc.constantFrom(...Array.from('AZaz09-_.'))])(
  'NEWS-04 a link with one changed character is invalid',
  (email, at, character) => {
    const token = unsubscribeToken(email, SECRET)
    const index = at % token.length
    fc.pre(token[index] !== character)
    const changed = token.slice(0, index) + character + token.slice(index + 1)
    expect(unsubscribedBy(changed, SECRET)).toBeUndefined()
  },
)

test('NEWS-04 a token with another secret or address, or an empty one, is invalid', () => {
  const token = unsubscribeToken('ana@rumbo.example', SECRET)
  const [, signature] = token.split('.')
  const other = Buffer.from('eva@rumbo.example').toString('base64url')
  expect(unsubscribedBy(token, 'another-newsletter-secret')).toBeUndefined()
  expect(unsubscribedBy(`${other}.${signature}`, SECRET)).toBeUndefined()
  expect(['', '.', token.split('.')[0]!, `${token}.`].map((text) => unsubscribedBy(text, SECRET))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test.prop([fc.string({ unit: 'binary' })])('NEWS-04 any text can be checked without an error', (text) => {
  expect(unsubscribedBy(text, SECRET)).toBeUndefined()
})

test('NEWS-04 a confirmation is valid for its address for three days, and unsubscribes nobody', () => {
  const now = new Date('2026-10-16T18:00:00Z')
  const token = confirmToken('ana@rumbo.example', now, SECRET)
  expect(confirmedBy(token, new Date('2026-10-19T17:59:59Z'), SECRET)).toBe('ana@rumbo.example')
  expect(confirmedBy(token, new Date('2026-10-19T18:00:00Z'), SECRET)).toBeUndefined()
  expect(confirmedBy(token, now, 'another-newsletter-secret')).toBeUndefined()
  expect(unsubscribedBy(token, SECRET)).toBeUndefined()
  expect(confirmedBy(unsubscribeToken('ana@rumbo.example', SECRET), now, SECRET)).toBeUndefined()
})
