import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength'
import { checkProfile, checkSignUp, SIGN_UP_FIELDS } from './sign-up-form'

const typed = {
  firstName: 'Carla',
  lastName: 'Zúniga',
  email: ' carla@example.com ',
  password: 'Tela-2026!',
  phone: '',
  country: '',
  dateOfBirth: '',
  agreeToTerms: true,
}

test('SIGN-01 the required five are enough; what is left out is not kept as empty text', () => {
  expect(checkSignUp(typed)).toEqual({
    ok: true,
    value: {
      email: 'carla@example.com',
      password: 'Tela-2026!',
      data: { firstName: 'Carla', lastName: 'Zúniga' },
    },
  })
})

test('SIGN-01 all that is missing is told at once, in the order of the page', () => {
  const empty = { ...typed, firstName: '', lastName: ' ', email: '', password: '', agreeToTerms: false }
  expect(checkSignUp(empty)).toEqual({
    ok: false,
    wrong: ['firstName', 'lastName', 'email', 'password', 'agreeToTerms'],
  })
})

test.each([
  ['email', 'carla'],
  ['password', '1234567'],
  ['phone', 'soon'],
  ['country', 'FR'],
  ['dateOfBirth', '2190-01-01'],
])('SIGN-01 %s may not be %j', (field, value) => {
  expect(checkSignUp({ ...typed, [field]: value })).toEqual({ ok: false, wrong: [field] })
})

test('SIGN-01 a password of eight characters will do, spaces count', () => {
  expect(checkSignUp({ ...typed, password: '  aB1 -x' }).ok).toBe(true)
})

test('SIGN-02 what is kept holds neither password nor e-mail', () => {
  const checked = checkSignUp({ ...typed, phone: '+504 9999-0000', country: 'HN', dateOfBirth: '1990-01-31' })
  expect(checked.ok && Object.keys(checked.value.data).sort()).toEqual([
    'country',
    'dateOfBirth',
    'firstName',
    'lastName',
    'phone',
  ])
})

test('SIGN-01 there are eight fields', () => {
  expect(SIGN_UP_FIELDS).toHaveLength(8)
})

test('ACC-03 a profile is checked by the same rules', () => {
  const { firstName, lastName, phone, country, dateOfBirth } = typed
  expect(checkProfile({ firstName, lastName, phone, country, dateOfBirth }).ok).toBe(true)
  expect(checkProfile({ firstName: '', lastName, phone: 'x', country, dateOfBirth })).toEqual({
    ok: false,
    wrong: ['firstName', 'phone'],
  })
})

test.each([
  ['', { level: 'short', missing: 8 }],
  ['1234567', { level: 'short', missing: 1 }],
  ['🌴🌴🌴🌴', { level: 'short', missing: 4 }],
  ['palmeras', { level: 'weak' }],
  ['aB1-aB1-', { level: 'weak' }],
  ['Tela-2026', { level: 'fair' }],
  ['rumbo-local-1', { level: 'strong' }],
  ['Copán y Roatán 2026', { level: 'strong' }],
])('SIGN-01 the strength of %j is told in words', (password, strength) => {
  expect(passwordStrength(password)).toEqual(strength)
})
