import { expect, test } from 'vitest'
import { AuthError } from './auth-error'
import { INITIALISING, nextSession, type Session, SIGNED_OUT, userOf } from './session'
import type { User } from './user'

const ana: User = { id: 'a', name: 'Ana', email: 'ana@example.com', emailVerified: true, nickname: 'ana' }
const signedIn: Session = { state: 'signed-in', user: ana }
const failed = { state: 'failed' as const, error: new AuthError('timeout', 'Timeout') } satisfies Session

test('AUTH-01 a check that finds somebody signs them in, one that finds nobody signs out', () => {
  expect(nextSession(INITIALISING, { type: 'answered', user: ana })).toEqual(signedIn)
  expect(nextSession(signedIn, { type: 'answered', user: undefined })).toEqual(SIGNED_OUT)
})

test('AUTH-01 a login under way shows as initialising, but nobody signed in flickers', () => {
  expect(nextSession(SIGNED_OUT, { type: 'asked' })).toEqual(INITIALISING)
  expect(nextSession(failed, { type: 'asked' })).toEqual(INITIALISING)
  expect(nextSession(signedIn, { type: 'asked' })).toBe(signedIn)
})

test('AUTH-01 logging out forgets the person', () => {
  expect(nextSession(signedIn, { type: 'logged-out' })).toEqual(SIGNED_OUT)
})

test('AUTH-03 a failure is kept with its kind, and a later answer ends it', () => {
  expect(nextSession(INITIALISING, { type: 'failed', error: failed.error })).toEqual(failed)
  expect(nextSession(failed, { type: 'answered', user: ana })).toEqual(signedIn)
})

test('AUTH-03 a reason stays when another tab says that nobody is here', () => {
  expect(nextSession(failed, { type: 'answered', user: undefined })).toBe(failed)
})

test('AUTH-01 only somebody signed in is a user', () => {
  expect([INITIALISING, SIGNED_OUT, failed, signedIn].map(userOf)).toEqual([
    undefined,
    undefined,
    undefined,
    ana,
  ])
})
