import { expect, test } from 'vitest'
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

test('SIGN-01 the five required fields are enough; empty optional fields are omitted', () => {
  expect(checkSignUp(typed)).toEqual({
    ok: true,
    value: {
      email: 'carla@example.com',
      password: 'Tela-2026!',
      data: { firstName: 'Carla', lastName: 'Zúniga' },
    },
  })
})

test.each(["o'brien@example.com", 'a@xn--80ak6aa92e.com'])('SIGN-01 %s is an email address', (email) => {
  expect(checkSignUp({ ...typed, email }).ok).toBe(true)
})

test('SIGN-01 all errors are reported together, in page order', () => {
  const empty = { ...typed, firstName: '', lastName: ' ', email: '', password: '', agreeToTerms: false }
  expect(checkSignUp(empty)).toEqual({
    ok: false,
    wrong: ['firstName', 'lastName', 'email', 'password', 'agreeToTerms'],
  })
})

test.each([
  ['email', 'carla'],
  ['password', 'Tela-26'],
  ['password', 'abcdefgh'],
  ['password', 'Abcdefgh'],
  ['password', 'abcdefg1'],
  ['password', '        '],
  ['password', 'aB1-'.repeat(65)],
  ['phone', 'soon'],
  ['country', 'FR'],
  ['dateOfBirth', '2190-01-01'],
])('SIGN-01 %s cannot be %j', (field, value) => {
  expect(checkSignUp({ ...typed, [field]: value })).toEqual({ ok: false, wrong: [field] })
})

test('SIGN-01 a password needs eight characters, including spaces', () => {
  expect(checkSignUp({ ...typed, password: '  aB1 -x' }).ok).toBe(true)
})

test('SIGN-01 a palm tree counts as one character of a password, for the minimum and for the maximum', () => {
  const isOk = (password: string) => checkSignUp({ ...typed, password }).ok
  expect([isOk('aB1-' + '🌴'.repeat(3)), isOk('aB1-' + '🌴'.repeat(4))]).toEqual([false, true])
  expect([isOk('aB1-' + '🌴'.repeat(252)), isOk('aB1-' + '🌴'.repeat(253))]).toEqual([true, false])
})

test('SIGN-02 the stored data has neither password nor email', () => {
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

test('ACC-03 a profile has the same validation', () => {
  const { firstName, lastName, phone, country, dateOfBirth } = typed
  expect(checkProfile({ firstName, lastName, phone, country, dateOfBirth }).ok).toBe(true)
  expect(checkProfile({ firstName: '', lastName, phone: 'x', country, dateOfBirth })).toEqual({
    ok: false,
    wrong: ['firstName', 'phone'],
  })
})
