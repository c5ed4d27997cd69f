import { expect, test } from 'vitest'
import { writeFixture } from '../testing/fixture'
import { SITE, startTestLake } from '../testing/lake'

test('CMS-02 a dataset in Sanity’s export format becomes documents and assets', async () => {
  const lake = await startTestLake()
  const found = await lake
    .as(SITE)
    .fetch('*[_id == "film-1"][0]{picture, "asset": picture.asset->{_id, url, metadata}}')
  expect(found.picture).toEqual({ _type: 'picture', asset: { _type: 'reference', _ref: found.asset._id } })
  expect(found.asset.metadata).toMatchObject({ dimensions: { width: 60, height: 40 }, isOpaque: true })
  expect(found.asset.metadata.lqip).toMatch(/^data:image\/png;base64,/)
  expect((await fetch(found.asset.url)).headers.get('content-type')).toBe('image/jpeg')
  await lake.close()
})

const starting = async (...documents: object[]) => startTestLake({ seedFile: await writeFixture(documents) })

test('CMS-05 an error names the missing reference, the missing file or the invalid line', async () => {
  const genre = { _type: 'reference', _ref: 'nowhere' }
  await expect(starting({ _id: 'a', _type: 'film', genre })).rejects.toThrow(
    '"a" references non-existent document "nowhere"',
  )
  const picture = { _sanityAsset: 'image@file://./images/none.jpg' }
  await expect(starting({ _id: 'a', _type: 'film', picture })).rejects.toThrow('images/none.jpg')
  await expect(starting({ _id: 'a', _type: 'film' }, { _id: 'b' })).rejects.toThrow('line 2')
})

test('RUN-03 asset URLs are updated when the lake starts on another port', async () => {
  const first = await startTestLake()
  const query = '*[_id == "film-1"][0].picture.asset->url'
  expect(await first.as(SITE).fetch(query)).toContain(first.url)
  await first.close()
  const second = await startTestLake(first)
  expect(second.url).not.toBe(first.url)
  expect((await fetch(await second.as(SITE).fetch(query))).status).toBe(200)
  await second.close()
})
