import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { claimedBy, parseSignupData, type SignupData, signupDataSchema } from './signup-data'

const full: SignupData = {
  firstName: 'Carla',
  lastName: 'Zúniga',
  phone: '+504 9999-0000',
  country: 'HN',
  dateOfBirth: '1990-02-28',
}

test('SIGN-02 stores only names, phone, country and birth date', () => {
  const stored = JSON.stringify({ ...full, password: 'Tela-2026!' })
  expect(parseSignupData(stored)).toEqual(full)
})

test('SIGN-01 phone, country and birth date are optional', () => {
  expect(v.parse(signupDataSchema, { firstName: ' Ana ', lastName: 'Reyes' })).toEqual({
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
  ['a birth date whose year is half typed', { dateOfBirth: '0001-01-01' }],
])('SIGN-01 refuses %s', (_what, change) => {
  expect(v.is(signupDataSchema, { ...full, ...change })).toBe(false)
})

test.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2026-03-14', true],
  ['2026-03-15', false],
])('SIGN-01 on 15 March 2026, whether %s is a birth date: %j', (dateOfBirth, isOne) => {
  vi.useFakeTimers({ now: new Date('2026-03-16T05:00:00Z') })
  expect(v.is(signupDataSchema, { ...full, dateOfBirth })).toBe(isOne)
  vi.useRealTimers()
})

test.each([undefined, '', '{', 'null', '[]', '{"firstName":1}'])(
  'ACC-03 storage that holds %j is ignored',
  (text) => {
    expect(parseSignupData(text)).toBeUndefined()
  },
)

test('PRIV-01 sign-up data belongs to its email until the first login, then to that subject', () => {
  const data = parseSignupData(JSON.stringify({ ...full, email: 'Carla@example.com' }))
  const carla = { id: 'carla', email: 'carla@example.com' }
  const claimed = claimedBy(data, carla)
  expect(claimedBy(data, { id: 'ben', email: 'ben@example.com' })).toBeUndefined()
  expect(claimed).toEqual({ ...full, owner: 'carla' })
  expect(claimedBy(claimed, { ...carla, email: 'new@example.com' })).toEqual(claimed)
  expect(claimedBy(claimed, { id: 'ben', email: carla.email })).toBeUndefined()
  expect(claimedBy(undefined, carla)).toBeUndefined()
})

test('PRIV-01 sign-up data without an owner is never shown', () => {
  expect(claimedBy(full, { id: 'ben', email: '' })).toBeUndefined()
})
