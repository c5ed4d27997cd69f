import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleFunctions } from './bundle'

const textOf = (name: string, config: string) =>
  `export default () => new Response('${name}')\nexport const config = ${config}\n`

const project = (functions: Readonly<Record<string, string>>) => {
  const root = mkdtempSync(join(tmpdir(), 'rumbo-bundle-'))
  mkdirSync(join(root, 'netlify/functions'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  for (const [name, text] of Object.entries(functions))
    writeFileSync(join(root, `netlify/functions/${name}.mts`), text)
  return { root, folder: join(root, 'bundles') }
}

test('RUN-01 only functions that changed are bundled again', async () => {
  const { root, folder } = project({
    one: textOf('one', "{ path: '/api/one' }"),
    two: textOf('two', "{ path: '/api/two' }"),
  })
  const [one, two] = await bundleFunctions(root, folder)
  expect([one?.name, two?.name]).toEqual(['one', 'two'])
  const before = statSync(one?.entry ?? '').ino
  writeFileSync(join(root, 'netlify/functions/two.mts'), textOf('new', "{ path: ['/api/two', '/api/2'] }"))
  const again = await bundleFunctions(root, folder)
  expect(again[0]).toEqual(one)
  expect(statSync(one?.entry ?? '').ino).toBe(before)
  expect(again[1]?.routes.map(({ pattern }) => pattern)).toEqual(['/api/two', '/api/2'])
})

test('RUN-01 a function without a path is refused by name', async () => {
  const { root, folder } = project({ lost: textOf('lost', '{}') })
  await expect(bundleFunctions(root, folder)).rejects.toThrow('netlify/functions/lost has no path')
})
