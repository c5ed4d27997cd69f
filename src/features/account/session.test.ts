import { expect, test } from 'vitest'
import { AuthError } from './auth-error'
import { INITIALIZING, nextSession, type Session, SIGNED_OUT, userOf } from './session'
import type { User } from './user'

const ana: User = { id: 'a', name: 'Ana', email: 'ana@example.com', emailVerified: true, nickname: 'ana' }
const signedIn: Session = { state: 'signed-in', user: ana }
const failed = { state: 'failed' as const, error: new AuthError('timeout', 'Timeout') } satisfies Session

test('AUTH-01 a check with a user signs in, one without signs out', () => {
  expect(nextSession(INITIALIZING, { type: 'answered', user: ana })).toEqual(signedIn)
  expect(nextSession(signedIn, { type: 'answered', user: undefined })).toEqual(SIGNED_OUT)
})

test('AUTH-01 a login in progress is initializing, but a signed-in user stays signed in', () => {
  expect(nextSession(SIGNED_OUT, { type: 'started' })).toEqual(INITIALIZING)
  expect(nextSession(failed, { type: 'started' })).toEqual(INITIALIZING)
  expect(nextSession(signedIn, { type: 'started' })).toBe(signedIn)
})

test('AUTH-01 logging out removes the user', () => {
  expect(nextSession(signedIn, { type: 'logged-out' })).toEqual(SIGNED_OUT)
})

test('AUTH-03 a failure keeps its kind until a user signs in', () => {
  expect(nextSession(INITIALIZING, { type: 'failed', error: failed.error })).toEqual(failed)
  expect(nextSession(failed, { type: 'answered', user: ana })).toEqual(signedIn)
})

test('AUTH-03 a failure is kept when another tab has no user', () => {
  expect(nextSession(failed, { type: 'answered', user: undefined })).toBe(failed)
})

test('AUTH-01 only a signed-in session has a user', () => {
  expect([INITIALIZING, SIGNED_OUT, failed, signedIn].map(userOf)).toEqual([
    undefined,
    undefined,
    undefined,
    ana,
  ])
})
