import { expect, test } from 'vitest'
import { secretsIn } from './secrets'

const env = { NEWSLETTER_SECRET: 'local-newsletter-secret', PUBLIC_AUTH0_CLIENT_ID: 'rumbo-local' }

test.each([
  ['const key = "sk_test_local"', 'a Stripe secret key'],
  ['whsec_abc', 'a Stripe webhook secret'],
  ['re_AbCdEfGh_0123456789abc', 'a Resend key'],
  [`sk${'a1B2'.repeat(20)}`, 'a Sanity token'],
  [`-----BEGIN PRIVATE KEY-----\n${'MIIE'.repeat(16)}`, 'a private key'],
  ['{"a":"local-newsletter-secret"}', 'the value of NEWSLETTER_SECRET'],
])('QUAL-03 %s is found as %s', (text, what) => expect(secretsIn(text, env)).toEqual([what]))

test('QUAL-03 public values are not secrets', () => {
  expect(secretsIn('rumbo-local task_force is re_used; after "-----BEGIN PRIVATE KEY-----"', env)).toEqual([])
})
