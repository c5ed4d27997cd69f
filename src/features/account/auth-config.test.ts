import { expect, test } from 'vitest'
import { hasLoginCookie, readAuthConfig } from './auth-config'

const env = {
  PUBLIC_AUTH0_DOMAIN: 'rumbo.us.auth0.com',
  PUBLIC_AUTH0_CLIENT_ID: 'abc',
  PUBLIC_AUTH0_AUDIENCE: 'https://api',
}

test.each([
  ['rumbo.us.auth0.com', 'https://rumbo.us.auth0.com'],
  ['https://login.rumbo.example/', 'https://login.rumbo.example'],
  ['http://localhost:4300', 'http://localhost:4300'],
])('RUN-02 the domain %s is %s', (domain, expected) => {
  expect(readAuthConfig({ ...env, PUBLIC_AUTH0_DOMAIN: domain }).domain).toBe(expected)
})

test.each(Object.keys(env))('AUTH-04 a missing %s is named, with what to do', (name) => {
  expect(() => readAuthConfig({ ...env, [name]: ' ' })).toThrow(`${name} is not set`)
  expect(() => readAuthConfig({ ...env, [name]: undefined })).toThrow('.env.example')
})

test.each([
  ['', false],
  ['auth0.abc.is.authenticated=true', true],
  ['theme=dark; auth0.abc.is.authenticated=true; x=1', true],
  ['auth0.other.is.authenticated=true', false],
  ['x=auth0.abc.is.authenticated=true', false],
  ['auth0.abc.is.authenticated.not=true', false],
])('AUTH-02 cookies %j: a previous login is %s', (cookies, expected) => {
  expect(hasLoginCookie(cookies, 'abc')).toBe(expected)
})
