import { expect, test } from 'vitest'
import { EnvError, checkEnv, localValues, readEnv, requireVariables } from './env.server'
import { PARTS, VARIABLES, type Variable } from './variables.server'

const local = localValues()
const problemsOf = (changes: Record<string, string | undefined>) => {
  try {
    checkEnv(PARTS, { ...local, ...changes })
  } catch (error) {
    if (error instanceof EnvError) return error
    throw error
  }
  return undefined
}

test('RUN-02 the local environment is complete', () => {
  expect(problemsOf({})).toBeUndefined()
  expect(readEnv(local)).toMatchObject({
    PUBLIC_SITE_URL: 'http://localhost:8888',
    SANITY_API_HOST: 'http://localhost:4100',
    PUBLIC_AUTH0_DOMAIN: 'http://localhost:4300',
  })
})

test('RUN-01 local addresses follow the ports', () => {
  expect(localValues({ SHOP_PORT: '21500' })).toMatchObject({
    SHOP_PORT: '21500',
    PUBLIC_SITE_URL: 'http://localhost:21500',
    BUILD_HOOK_URL: 'http://localhost:21500/__local/build',
    SANITY_API_HOST: 'http://localhost:4100',
  })
})

test('RUN-02 a command names every variable that is missing, and no other', () => {
  const names = ['STRIPE_SECRET_KEY', 'SANITY_PROJECT_ID'] as const
  expect(() => requireVariables(names, {})).toThrow(
    /^STRIPE_SECRET_KEY is missing.*\nSANITY_PROJECT_ID is missing.*$/,
  )
  expect(() => requireVariables(names, local)).not.toThrow()
})

test('RUN-02 a domain becomes an https origin, trailing slashes are dropped', () => {
  const env = readEnv({
    PUBLIC_AUTH0_DOMAIN: 'rumbo.us.auth0.com',
    PUBLIC_SITE_URL: 'https://rumbo.example/',
  })
  expect(env.PUBLIC_AUTH0_DOMAIN).toBe('https://rumbo.us.auth0.com')
  expect(env.PUBLIC_SITE_URL).toBe('https://rumbo.example')
})

test('RUN-02 optional variables may be unset or empty', () => {
  const env = readEnv({ STRIPE_API_URL: '' })
  expect([env.SANITY_API_HOST, env.STRIPE_API_URL]).toEqual([undefined, undefined])
})

test.each(
  Object.entries<Variable>(VARIABLES).flatMap(([name, { requiredFor }]) =>
    requiredFor.length > 0 ? [name] : [],
  ),
)('RUN-02 a missing %s is named with where to get it', (name) => {
  for (const value of [undefined, '', ' ']) {
    const error = problemsOf({ [name]: value })
    expect(error?.variables).toEqual([name])
    expect(error?.message).toMatch(new RegExp(`^${name} is missing\\. Where to get it: .{10,}\\.$`))
  }
})

const MALFORMED: readonly [name: keyof typeof VARIABLES, value: string][] = [
  ['SHOP_PORT', 'abc'],
  ['STUDIO_PORT', 'abc'],
  ['LAKE_PORT', '-1'],
  ['PAYMENTS_PORT', '4200.5'],
  ['IDENTITY_PORT', '123456'],
  ['MAIL_PORT', 'abc'],
  ['PUBLIC_SITE_URL', 'rumbo.example'],
  ['PUBLIC_SITE_URL', 'javascript:alert(1)'],
  ['SANITY_PROJECT_ID', 'Rumbo'],
  ['SANITY_DATASET', 'my data'],
  ['SANITY_API_HOST', 'localhost'],
  ['PREVIEW_SECRET', 'short'],
  ['SANITY_PERSPECTIVE', 'draft'],
  ['SANITY_STUDIO_PROJECT_ID', 'Rumbo'],
  ['SANITY_STUDIO_DATASET', 'my data'],
  ['SANITY_STUDIO_API_HOST', 'localhost'],
  ['SANITY_STUDIO_SITE_URL', 'rumbo.example'],
  ['SANITY_STUDIO_PREVIEW_URL', 'preview'],
  ['SANITY_STUDIO_DEPLOYS_URL', 'deploys'],
  ['SANITY_STUDIO_PAYMENTS_URL', 'payments'],
  ['STRIPE_SECRET_KEY', 'pk_test_local'],
  ['STRIPE_API_URL', 'localhost'],
  ['STRIPE_WEBHOOK_SECRET', 'local'],
  ['PUBLIC_AUTH0_DOMAIN', 'not a host'],
  ['RESEND_API_KEY', 'local'],
  ['RESEND_API_URL', 'localhost'],
  ['MAIL_FROM', 'Rumbo'],
  ['MAIL_FROM', 'Rumbo <a@b.co>\r\nBcc: c@d.co'],
  ['SHOP_EMAIL', 'Rumbo <hola@rumbo.example>'],
  ['ANTHROPIC_BASE_URL', 'localhost'],
  ['NEWSLETTER_SECRET', 'short'],
  ['REVIEWS_SECRET', 'short'],
  ['PUBLIC_NEWSLETTER_URL', 'newsletter'],
  ['PUBLIC_CLIENT_ERRORS', 'no'],
  ['BUILD_HOOK_URL', 'ftp://build.example'],
  ['DEPLOY_WINDOW_MINUTES', 'ten'],
  ['SERVICE_WORKER', 'no'],
  ['LAKE_WEBHOOK_URL', 'webhook'],
]

test('RUN-02 every variable with a format has an example of a malformed value', () => {
  const acceptsAnyText = ({ schema }: Variable) => schema.safeParse('? ?').success
  const formatted = Object.entries<Variable>(VARIABLES).filter(([, variable]) => !acceptsAnyText(variable))
  expect([...new Set(MALFORMED.map(([name]) => name))]).toEqual(formatted.map(([name]) => name))
})

test.each(MALFORMED)('RUN-02 %s of "%s" is malformed; the value is not repeated', (name, value) => {
  const error = problemsOf({ [name]: value })
  expect(error?.variables).toEqual([name])
  expect(error?.message).toMatch(new RegExp(`^${name} is malformed: it must .+\\. Where to get it: .+\\.$`))
  expect(error?.message).not.toContain(`"${value}"`)
})

test('RUN-02 all problems are reported together', () => {
  expect(problemsOf({ MAIL_FROM: '', STRIPE_SECRET_KEY: 'x' })?.variables).toEqual([
    'STRIPE_SECRET_KEY',
    'MAIL_FROM',
  ])
})

test('RUN-02 each part needs its own variables only', () => {
  const studio = { SANITY_STUDIO_PROJECT_ID: 'abc', SANITY_STUDIO_DATASET: 'production' }
  expect(() => checkEnv(['studio'], studio)).not.toThrow()
  expect(() => checkEnv(['build'], studio)).toThrow(/^PUBLIC_SITE_URL is missing/)
})

test('RUN-02 a variable is checked when it is read', () => {
  const env = readEnv({ RESEND_API_KEY: 're_1', STRIPE_SECRET_KEY: 'pk_1' })
  expect(env.RESEND_API_KEY).toBe('re_1')
  expect(() => env.STRIPE_SECRET_KEY).toThrow(/^STRIPE_SECRET_KEY is malformed/)
})

test.each([
  ['production', 'https://rumbo.example'],
  ['deploy-preview', 'https://deploy-preview-7--rumbo.netlify.app'],
  [undefined, 'https://rumbo.example'],
])('RUN-02 on Netlify (%s) the address of the site is known without PUBLIC_SITE_URL', (CONTEXT, address) => {
  const netlify = {
    SITE_ID: 'a1',
    CONTEXT,
    URL: 'https://rumbo.example',
    DEPLOY_PRIME_URL: 'https://deploy-preview-7--rumbo.netlify.app',
  }
  expect(readEnv(netlify).PUBLIC_SITE_URL).toBe(address)
  expect(readEnv({ ...netlify, PUBLIC_SITE_URL: 'https://own.example' }).PUBLIC_SITE_URL).toBe(
    'https://own.example',
  )
  expect(() => readEnv({ URL: 'https://other.example' }).PUBLIC_SITE_URL).toThrow(/is missing/)
})
