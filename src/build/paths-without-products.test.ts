import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('CMS-03 pages whose key leaves out products do not read any', () => {
  const pages = globSync('src/pages/**/*.astro').map((file) => [file, readFileSync(file, 'utf8')] as const)
  const without = pages.filter(([, source]) => source.includes('getStaticPaths = pathsWithoutProducts'))
  expect(without.length).toBeGreaterThan(10)
  const reading = without.filter(([, source]) => /content\/(products|reviews)|planner-content/.test(source))
  expect(reading.map(([file]) => file)).toEqual([])
})
