import { expect, test } from 'vitest'
import { redirects } from '~/build/redirects'
import { redirectMatcher } from './redirects'

const rule = (from: string, to: string, status = 301) => ({ from, to, status })

test('ROUTE-02 the first matching rule wins and its placeholders are filled in', async () => {
  const find = await redirectMatcher([rule('/a/:id/b', '/x/:id'), rule('/a/*', '/y/:splat')])
  expect(find('/a/7/b')?.target).toBe('/x/7')
  expect(find('/a/7/c')?.target).toBe('/y/7/c')
  expect(find('/other')).toBeUndefined()
})

test('ROUTE-02 a rule whose target matches the rule itself is ignored, as on Netlify', async () => {
  const find = await redirectMatcher([rule('/en/*', '/en'), rule('/*', '/')])
  expect(find('/en/x')).toBeUndefined()
  expect(find('/x')).toBeUndefined()
})

test('ROUTE-02 Netlify ignores none of the rules of the site', async () => {
  for (const line of redirects()) {
    const find = await redirectMatcher([line])
    const path = line.from.replace(/:\w+/g, 'x').replace('*', 'y')
    expect(find(path), line.from).toMatchObject({ status: line.status })
  }
})
