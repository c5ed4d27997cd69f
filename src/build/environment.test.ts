import { expect, test, vi } from 'vitest'
import { localValues } from '~/lib/env/env.server'
import { checkedEnvironment, siteOf } from './environment'

const setUp = (command: string, env: Record<string, string>) => {
  const warn = vi.fn<(text: string) => void>()
  void checkedEnvironment(env).hooks['astro:config:setup']?.({ command, logger: { warn } } as never)
  return warn.mock.calls.flat().join('\n')
}

test.each(['build', 'dev'])('RUN-02 astro %s stops and names what is missing', (command) => {
  const env = { ...localValues(), SANITY_PROJECT_ID: '', PUBLIC_AUTH0_CLIENT_ID: '' }
  expect(() => setUp(command, env)).toThrow(
    /SANITY_PROJECT_ID is missing\. Where to get it: sanity\.io.*\nPUBLIC_AUTH0_CLIENT_ID is missing\. Where/,
  )
})

test('RUN-02 generating types needs no variable', () => {
  expect(setUp('sync', {})).toBe('')
})

test('RUN-02 a build warns about variables of the functions only where they are deployed', () => {
  const env = { ...localValues(), STRIPE_SECRET_KEY: 'pk_test_1' }
  expect(setUp('build', env)).toBe('')
  expect(setUp('build', { ...env, NETLIFY: 'true' })).toContain('STRIPE_SECRET_KEY is malformed')
})

test('RUN-02 Astro gets a valid address, so that this integration names the variable', () => {
  expect(siteOf({ PUBLIC_SITE_URL: 'https://rumbo.example' })).toBe('https://rumbo.example')
  for (const address of ['rumbo.example', 'nope', '', undefined])
    expect(siteOf({ PUBLIC_SITE_URL: address })).toBe('http://localhost:8888')
})
