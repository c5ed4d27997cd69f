import { expect, test } from 'vitest'
import { EnvError, readEnv } from './env'
import { testEnvironment } from './testing/environment'

const complete = testEnvironment()
const faultsOf = (changes: Record<string, string | undefined>) => {
  try {
    readEnv({ ...complete, ...changes })
  } catch (error) {
    if (error instanceof EnvError) return error
  }
  return undefined
}

test('RUN-02 the local environment is complete', () => {
  expect(readEnv(complete)).toMatchObject({
    PUBLIC_SITE_URL: 'http://localhost:8888',
    SANITY_API_HOST: 'http://localhost:4100',
    PUBLIC_AUTH0_DOMAIN: 'http://localhost:4300',
  })
})

test('RUN-02 a tenant without a scheme is an https origin; slashes at the end do not matter', () => {
  const env = readEnv({
    ...complete,
    PUBLIC_AUTH0_DOMAIN: 'rumbo.us.auth0.com',
    PUBLIC_SITE_URL: 'https://rumbo.example/',
  })
  expect(env.PUBLIC_AUTH0_DOMAIN).toBe('https://rumbo.us.auth0.com')
  expect(env.PUBLIC_SITE_URL).toBe('https://rumbo.example')
})

test('RUN-02 the addresses of the stand-ins may be left out or empty', () => {
  const real = { SANITY_API_HOST: undefined, STRIPE_API_URL: '', RESEND_API_URL: undefined }
  expect(readEnv({ ...complete, ...real })).toMatchObject({
    SANITY_API_HOST: undefined,
    STRIPE_API_URL: undefined,
    RESEND_API_URL: undefined,
  })
})

test.each(Object.keys(complete).filter((name) => !/_HOST$|_API_URL$/.test(name)))(
  'RUN-02 a missing %s is named with where to get it',
  (name) => {
    const fault = faultsOf({ [name]: undefined })
    expect(fault?.variables).toEqual([name])
    expect(fault?.message).toMatch(new RegExp(`${name} is missing. Get it: .{10}`))
  },
)

test.each([
  ['STRIPE_SECRET_KEY', 'pk_test_local'],
  ['STRIPE_WEBHOOK_SECRET', 'local'],
  ['RESEND_API_KEY', 'local'],
  ['PUBLIC_SITE_URL', 'rumbo.example'],
  ['PUBLIC_SITE_URL', 'javascript:alert(1)'],
  ['BUILD_HOOK_URL', 'ftp://build.example'],
  ['MAIL_FROM', 'Rumbo'],
  ['MAIL_FROM', 'Rumbo <a@b.co>\r\nBcc: c@d.co'],
  ['NEWSLETTER_SECRET', 'short'],
  ['SANITY_API_HOST', 'localhost'],
])('RUN-02 %s of "%s" is malformed, and the value is not told', (name, value) => {
  const fault = faultsOf({ [name]: value })
  expect(fault?.variables).toEqual([name])
  expect(fault?.message).toContain(`${name} is malformed`)
  expect(fault?.message).not.toContain(`"${value}"`)
})

test('RUN-02 every fault is named at once', () => {
  expect(faultsOf({ MAIL_FROM: '', STRIPE_SECRET_KEY: 'x' })?.variables).toEqual([
    'STRIPE_SECRET_KEY',
    'MAIL_FROM',
  ])
})
