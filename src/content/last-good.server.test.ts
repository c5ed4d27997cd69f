import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastGoodFile } from './last-good.server'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-good-'))
})
afterEach(() => rm(folder, { recursive: true }))

const open = () => lastGoodFile<{ _id: string; price: number }>(pathToFileURL(`${folder}/`), 'product')

test('CMS-05 the last saved version of a document counts', async () => {
  const file = open()
  await file.save([
    { _id: 'a', price: 1 },
    { _id: 'b', price: 1 },
  ])
  await file.append([{ _id: 'a', price: 2 }])
  const lastGood = await open().read()
  expect([lastGood('a')?.price, lastGood('b')?.price, lastGood('c')]).toEqual([2, 1, undefined])
})

test('CMS-05 a truncated line loses no other version', async () => {
  const file = open()
  await file.save([{ _id: 'a', price: 1 }])
  await appendFile(join(folder, 'product.ndjson'), '{"_id":"a","pri')
  await file.append([{ _id: 'b', price: 3 }])
  const lastGood = await open().read()
  expect([lastGood('a')?.price, lastGood('b')?.price]).toEqual([1, 3])
})

test('CMS-05 there is no last good version before the first build', async () => {
  expect((await open().read())('a')).toBeUndefined()
})
