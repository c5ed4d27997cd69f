import { existsSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { incremental } from './incremental'
import { SOURCES } from './page-key'

/** Calls the integration as Astro does; without `succeeds`, the build stops halfway. */
const build = async (cacheDir: URL, succeeds: boolean, command = 'build') => {
  const { hooks } = incremental()
  const updateConfig = vi.fn()
  const config = { root: pathToFileURL(`${process.cwd()}/`), cacheDir }
  await hooks['astro:config:setup']?.({ command, config, updateConfig } as never)
  if (succeeds) await hooks['astro:build:done']?.({} as never)
  return updateConfig.mock.calls.flat() as unknown[]
}

test('CMS-03 cached pages are used after a successful build and discarded after a failed one', async () => {
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

test('CMS-03 only builds cache pages', async () => {
  const cacheDir = pathToFileURL(join(tmpdir(), 'rumbo-never-made/'))
  expect(await build(cacheDir, true, 'dev')).toEqual([])
  expect(existsSync(cacheDir)).toBe(false)
})
