import { existsSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { incremental } from './incremental'
import { SOURCES } from './page-key'

/** Builds as Astro calls an integration; a `good` one comes to its end. */
const build = async (cacheDir: URL, good: boolean, command = 'build') => {
  const { hooks } = incremental()
  const updateConfig = vi.fn()
  const config = { root: pathToFileURL(`${process.cwd()}/`), cacheDir }
  await hooks['astro:config:setup']?.({ command, config, updateConfig } as never)
  if (good) await hooks['astro:build:done']?.({} as never)
  return updateConfig.mock.calls.flat() as unknown[]
}

test('CMS-03 kept pages are used after a good build, and thrown away after one that broke off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rumbo-kept-'))
  const cacheDir = pathToFileURL(`${folder}/astro/`)
  const kept = join(folder, 'astro/incremental-build.json')
  expect(await build(cacheDir, true)).toEqual([{ experimental: { incrementalBuild: true } }])
  await writeFile(kept, '{}')
  await build(cacheDir, true)
  expect(existsSync(kept)).toBe(true)
  await build(cacheDir, false)
  expect(existsSync(kept)).toBe(true)
  await build(cacheDir, true)
  expect(existsSync(kept)).toBe(false)
  expect(process.env[SOURCES]).toMatch(/^[0-9a-f]{64}$/)
})

test('CMS-03 only builds keep pages', async () => {
  const cacheDir = pathToFileURL(join(tmpdir(), 'rumbo-never-made/'))
  expect(await build(cacheDir, true, 'dev')).toEqual([])
  expect(existsSync(cacheDir)).toBe(false)
})
