import { expect, test } from 'vitest'
import { claimedBy, parseSignupData, signupDataSchema } from './signup-data'

const full = {
  firstName: 'Carla',
  lastName: 'Zúniga',
  phone: '+504 9999-0000',
  country: 'HN',
  dateOfBirth: '1990-02-28',
}

test('SIGN-02 keeps names, phone, country and birth date, and nothing else', () => {
  const stored = JSON.stringify({ ...full, password: 'Tela-2026!', email: 'carla@example.com' })
  expect(parseSignupData(stored)).toEqual(full)
})

test('SIGN-01 phone, country and birth date are optional', () => {
  expect(signupDataSchema.parse({ firstName: ' Ana ', lastName: 'Reyes' })).toEqual({
    firstName: 'Ana',
    lastName: 'Reyes',
  })
})

test.each([
  ['a missing first name', { firstName: ' ' }],
  ['a missing last name', { lastName: '' }],
  ['letters for a phone', { phone: 'call me' }],
  ['a country off the list', { country: 'FR' }],
  ['a day that is not in the calendar', { dateOfBirth: '1990-02-30' }],
  ['a birth date to come', { dateOfBirth: '2190-01-01' }],
])('SIGN-01 refuses %s', (_what, change) => {
  expect(signupDataSchema.safeParse({ ...full, ...change }).success).toBe(false)
})

test.each([undefined, '', '{', 'null', '[]', '{"firstName":1}'])(
  'ACC-03 storage that holds %j is ignored',
  (text) => {
    expect(parseSignupData(text)).toBeUndefined()
  },
)

test('ACC-03 nobody sees what another person has signed up with in this browser', () => {
  const data = parseSignupData(JSON.stringify(full))
  const anas = claimedBy(data, 'ana')
  expect(anas).toEqual({ ...full, owner: 'ana' })
  expect(claimedBy(anas, 'ana')).toEqual(anas)
  expect(claimedBy(anas, 'ben')).toBeUndefined()
  expect(claimedBy(undefined, 'ana')).toBeUndefined()
})
