import {
  AuthenticationError,
  GenericError,
  MfaRequiredError,
  MissingRefreshTokenError,
  PopupCancelledError,
  PopupOpenError,
  PopupTimeoutError,
  TimeoutError,
} from '@auth0/auth0-spa-js'
import { describe, expect, test } from 'vitest'
import { AUTH_ERROR_KINDS, AuthError, type AuthErrorKind } from './auth-error'
import { endsSession, toAuthError } from './auth-errors'

const popup = {} as Window

const KNOWN: [AuthErrorKind, unknown][] = [
  ['missing_transaction', new GenericError('missing_transaction', 'Invalid state')],
  ['state_mismatch', new GenericError('state_mismatch', 'Invalid state')],
  ['login_required', new AuthenticationError('login_required', 'Login required', 'state')],
  ['mfa_required', new MfaRequiredError('mfa_required', 'Multifactor authentication required', 'secret', {})],
  ['missing_refresh_token', new MissingRefreshTokenError('https://api', 'openid')],
  ['session_ended', new GenericError('invalid_grant', 'Unknown or invalid refresh token.')],
  ['timeout', new TimeoutError()],
  ['timeout', new PopupTimeoutError(popup)],
  ['timeout', new Error("Timeout when executing 'fetch'")],
  ['timeout', new DOMException('signal is aborted without reason', 'AbortError')],
  ['cancelled', new PopupCancelledError(popup)],
  ['popup_blocked', new PopupOpenError()],
  ['access_denied', new AuthenticationError('access_denied', 'User did not authorize the request', 'state')],
  ['blocked', new AuthenticationError('unauthorized', 'user is blocked', 'state')],
  ['blocked', new GenericError('invalid_grant', 'user is blocked')],
  ['missing_id_token', new Error('ID token is required but missing')],
  ['insecure_origin', new Error('\n auth0-spa-js must run on a secure origin. See https://…')],
  ['insecure_origin', new Error('For security reasons, `window.crypto` is required to run `auth0-spa-js`.')],
  ['storage_blocked', new DOMException('The operation is insecure.', 'SecurityError')],
  ['offline', new TypeError('Failed to fetch')],
  ['offline', new TypeError('NetworkError when attempting to fetch resource.')],
  ['offline', new TypeError('Load failed')],
]

describe('toAuthError', () => {
  test.each(KNOWN)('AUTH-03 recognizes %s in %s', (kind, thrown) => {
    expect(toAuthError(thrown, 'login_failed').kind).toBe(kind)
  })

  test('AUTH-03 any other error is a general failure of the operation', () => {
    expect(toAuthError(new Error('?'), 'login_failed').kind).toBe('login_failed')
    expect(toAuthError(new GenericError('server_error', 'Sorry'), 'token_failed')).toMatchObject({
      kind: 'token_failed',
      message: 'Sorry',
    })
  })

  test('AUTH-03 an error without a message gets the default message', () => {
    expect(toAuthError(undefined, 'login_failed').message).toBe('Login failed')
    expect(toAuthError({}, 'token_failed').message).toBe('Get access token failed')
  })

  test('AUTH-03 an AuthError is returned unchanged', () => {
    const ours = new AuthError('timeout', 'Timeout')
    expect(toAuthError(ours, 'login_failed')).toBe(ours)
  })

  test('AUTH-03 does not include the token of an SDK error', () => {
    const error = toAuthError(new MfaRequiredError('mfa_required', 'MFA', 'secret-token', {}), 'token_failed')
    const everything = JSON.stringify([error, error.cause, error.message, error.stack, String(error.cause)])
    expect(everything).not.toContain('secret-token')
    expect(error.cause).not.toHaveProperty('mfa_token')
  })

  test('AUTH-03 every kind except the defaults can occur', () => {
    const seen = new Set(KNOWN.map(([kind]) => kind))
    expect(AUTH_ERROR_KINDS.filter((kind) => !seen.has(kind))).toEqual(['login_failed', 'token_failed'])
  })
})

test('AUTH-03 a failed renewal ends the session; a bad connection does not', () => {
  expect(AUTH_ERROR_KINDS.filter(endsSession)).toEqual([
    'login_required',
    'mfa_required',
    'missing_refresh_token',
    'session_ended',
    'blocked',
  ])
})
