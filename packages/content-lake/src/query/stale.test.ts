import { afterEach, beforeEach, expect, test } from 'vitest'
import { EDITOR, SITE, type TestLake, startTestLake } from '../testing/lake'

let lake: TestLake
beforeEach(async () => {
  lake = await startTestLake({ staleMs: 400 })
})
afterEach(() => lake.close())

const RATING = '*[_id == "film-1"][0].rating'

test('CMS-03 a query sees the writes of others later, its own and those read by id at once', async () => {
  const [editor, site] = [lake.as(EDITOR), lake.as(SITE)]
  await editor.patch('film-1').set({ rating: 41 }).commit()
  expect(await site.fetch(RATING)).not.toBe(41)
  expect(await editor.fetch(RATING)).toBe(41)
  expect((await site.getDocument('film-1'))?.['rating']).toBe(41)
  await expect.poll(() => site.fetch(RATING)).toBe(41)
})

test('CMS-03 a query amid the writes of two users sees what precedes its own', async () => {
  const [editor, site] = [lake.as(EDITOR), lake.as(SITE)]
  await editor.patch('film-1').set({ rating: 1 }).commit()
  await site.patch('film-1').set({ seen: true }).commit()
  await editor.patch('film-1').set({ rating: 2 }).commit()
  await editor.create({ _id: 'film-new', _type: 'film' })
  expect(await site.fetch('*[_id == "film-1"][0]{rating, seen}')).toEqual({ rating: 1, seen: true })
  expect(await site.fetch('count(*[_id == "film-new"])')).toBe(0)
})
