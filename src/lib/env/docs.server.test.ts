import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'
import { expect, test } from 'vitest'
import { envExample, readmeTable } from './docs.server'
import { VARIABLES } from './variables.server'

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

test('RUN-02 .env.example is up to date (npm run env:docs writes it)', async () => {
  await expect(envExample()).toMatchFileSnapshot(at('.env.example'))
})

test('RUN-02 the table in README is up to date (npm run env:docs writes it)', async () => {
  const path = at('README.md')
  const readme = readFileSync(path, 'utf8')
  const table = /(?<=<!-- env -->\n).*(?=<!-- \/env -->)/s
  expect(readme).toMatch(table)
  const expected = readme.replace(table, () => `\n${readmeTable()}\n\n`)
  const options = JSON.parse(readFileSync(at('.oxfmtrc.json'), 'utf8'))
  const { code } = await format(path, expected, options)
  await expect(code).toMatchFileSnapshot(path)
})

test('RUN-02 the deploy button asks for every required variable', () => {
  const [, template = ''] = readFileSync(at('netlify.toml'), 'utf8').split('[template.environment]\n')
  const asked = template.split('\n').flatMap((line) => /^(\w+) = /.exec(line)?.[1] ?? [])
  const required = Object.entries(VARIABLES).flatMap(([name, { requiredFor }]) =>
    requiredFor.some((part) => part === 'build' || part === 'functions') ? [name] : [],
  )
  // Netlify knows the address and makes the hook after the first deploy.
  const later = ['PUBLIC_SITE_URL', 'BUILD_HOOK_URL']
  expect([...asked, ...later].sort()).toEqual(required.sort())
})
