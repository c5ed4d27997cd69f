import { describe, expect, test } from 'vitest'
import { initials, namesOf, toUser } from './user'

const claims = {
  sub: 'auth0|ana',
  name: 'Ana Reyes',
  email: 'ana@example.com',
  email_verified: true,
  nickname: 'ana',
  picture: 'https://pictures.example/ana.png',
  updated_at: '2024-03-11T15:04:05.000Z',
}

describe('toUser', () => {
  test('ACC-02 uses the provider’s claims', () => {
    expect(toUser(claims)).toEqual({
      id: 'auth0|ana',
      name: 'Ana Reyes',
      email: 'ana@example.com',
      emailVerified: true,
      nickname: 'ana',
      picture: 'https://pictures.example/ana.png',
      updatedAt: '2024-03-11T15:04:05.000Z',
    })
  })

  test('ACC-02 a subject is enough', () => {
    expect(toUser({ sub: 'auth0|x' })).toEqual({
      id: 'auth0|x',
      name: 'auth0|x',
      email: '',
      emailVerified: false,
      nickname: '',
    })
  })

  test('ACC-02 the nickname is used if there is no name', () => {
    expect(toUser({ sub: 'x', email: 'ben@example.com' })?.name).toBe('ben')
  })

  test.each(['javascript:alert(1)', 'http://insecure.example/a.png', 'data:text/html,x', 7])(
    'ACC-02 drops the picture %s',
    (picture) => {
      expect(toUser({ ...claims, picture })).not.toHaveProperty('picture')
    },
  )

  test('ACC-02 ignores an invalid date', () => {
    expect(toUser({ ...claims, updated_at: 'last week' })).not.toHaveProperty('updatedAt')
  })

  test('ACC-02 email_verified must be exactly true', () => {
    expect(toUser({ ...claims, email_verified: 'true' })?.emailVerified).toBe(false)
  })

  test.each([undefined, null, 'auth0|ana', {}, { sub: '' }])('AUTH-01 %s is nobody', (nobody) => {
    expect(toUser(nobody)).toBeUndefined()
  })
})

test.each([
  ['Ana Reyes', 'AR'],
  ['ana', 'A'],
  ['Óscar de la Cruz', 'ÓD'],
  ['ben.carter@example.com', 'BC'],
  ['', ''],
])('LAYOUT-03 %s is shown as %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test.each([
  [{ name: 'Ana Reyes' }, { firstName: 'Ana', lastName: 'Reyes' }],
  [{ name: 'Ana Reyes López' }, { firstName: 'Ana', lastName: 'Reyes López' }],
  [{ name: 'Ana María Reyes López' }, { firstName: 'Ana María', lastName: 'Reyes López' }],
  [
    { name: 'ana', givenName: 'Ana', familyName: 'Reyes' },
    { firstName: 'Ana', lastName: 'Reyes' },
  ],
  [{ name: 'ana' }, undefined],
  [{ name: 'ana reyes@example.com' }, undefined],
])('ACC-03 the profile starts with the names of the login: %j', (user, names) => {
  expect(namesOf(user)).toEqual(names)
})
