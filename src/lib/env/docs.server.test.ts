import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { envExample, readmeTable } from './docs.server'

const at = (path: string) => new URL(`../../../${path}`, import.meta.url).pathname

test('RUN-02 .env.example is up to date (npm run env:docs writes it)', async () => {
  await expect(envExample()).toMatchFileSnapshot(at('.env.example'))
})

test('RUN-02 the table in README is up to date (npm run env:docs writes it)', async () => {
  const path = at('README.md')
  const readme = readFileSync(path, 'utf8')
  const table = /(?<=<!-- env -->\n).*(?=<!-- \/env -->)/s
  expect(readme).toMatch(table)
  const expected = readme.replace(table, () => `\n${readmeTable()}\n\n`)
  const options = await resolveConfig(path)
  await expect(await format(expected, { ...options, filepath: path })).toMatchFileSnapshot(path)
})
