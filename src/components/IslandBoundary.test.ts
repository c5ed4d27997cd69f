import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('src/**/*.astro').map((file) => readFileSync(file, 'utf8'))
const islands = sources.flatMap((source) => [...source.matchAll(/<(\w+)[^<]*?\sclient:\w/g)])

test('ROUTE-06 every component that is hydrated is found', () => {
  const directives = sources.flatMap((source) => source.match(/\sclient:\w/g) ?? [])
  expect(islands).toHaveLength(directives.length)
})

test.each([...new Set(islands.map(([, name]) => name))])(
  'ROUTE-06 the island %s contains its errors',
  (name) => {
    const [file = ''] = globSync(`src/**/${name}.tsx`)
    expect(readFileSync(file, 'utf8')).toContain('<IslandBoundary')
  },
)
