import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openReleases } from './releases'

const setUp = async () => {
  const dir = mkdtempSync(join(tmpdir(), 'rumbo-releases-'))
  const releases = await openReleases(dir)
  const build = (id: number) => mkdirSync(releases.folder(id), { recursive: true })
  return { dir, releases, build }
}

test('CMS-03 the served release survives a restart; only it and the previous one are kept', async () => {
  const { dir, releases, build } = await setUp()
  for (const id of [1, 2, 3]) {
    build(id)
    releases.publish({ id, fingerprint: `print ${id}` })
    await releases.deleteOld()
  }
  expect((await openReleases(dir)).current()).toEqual({ id: 3, fingerprint: 'print 3' })
  expect(readdirSync(join(dir, 'sites')).sort()).toEqual(['2', '3'])
  expect(await releases.nextId()).toBe(4)
})

test('CMS-03 a build in progress is kept when old ones are deleted', async () => {
  const { dir, releases, build } = await setUp()
  for (const id of [1, 2, 3]) {
    build(id)
    releases.publish({ id, fingerprint: `print ${id}` })
  }
  build(4)
  await releases.deleteOld()
  expect(readdirSync(join(dir, 'sites')).sort()).toEqual(['2', '3', '4'])
})

test('CMS-03 an abandoned build does not change the release, and its id is not reused', async () => {
  const { releases, build } = await setUp()
  build(1)
  releases.publish({ id: 1, fingerprint: 'a' })
  build(2)
  expect(await releases.nextId()).toBe(3)
  await releases.discard(2)
  expect(releases.current()?.id).toBe(1)
})

test('CMS-03 a missing release or a truncated pointer is ignored', async () => {
  const { dir, releases } = await setUp()
  writeFileSync(join(dir, 'current.json'), '{"id":7,"fingerprint":"x"}')
  expect(releases.current()).toBeUndefined()
  writeFileSync(join(dir, 'current.json'), '{"id":')
  expect(releases.current()).toBeUndefined()
})
