import { expect, test } from 'vitest'
import { writeFixture } from '../testing/fixture'
import { SITE, startTestLake } from '../testing/lake'

test('CMS-02 a dataset in Sanity’s import format becomes documents, its files become assets', async () => {
  const lake = await startTestLake()
  const found = await lake
    .as(SITE)
    .fetch('*[_id == "prod-001"][0]{picture, "asset": picture.asset->{_id, url, metadata}}')
  expect(found.picture).toEqual({ _type: 'picture', asset: { _type: 'reference', _ref: found.asset._id } })
  expect(found.asset.metadata).toMatchObject({ dimensions: { width: 60, height: 40 }, isOpaque: true })
  expect(found.asset.metadata.lqip).toMatch(/^data:image\/png;base64,/)
  expect((await fetch(found.asset.url)).headers.get('content-type')).toBe('image/jpeg')
  await lake.close()
})

const starting = async (...documents: object[]) => startTestLake({ seedFile: await writeFixture(documents) })

test('CMS-05 a seed with a reference to nowhere, a missing file or a line that is no document is named', async () => {
  const category = { _type: 'reference', _ref: 'nowhere' }
  await expect(starting({ _id: 'a', _type: 'product', category })).rejects.toThrow(
    '"a" references non-existent document "nowhere"',
  )
  const picture = { _sanityAsset: 'image@file://./images/none.jpg' }
  await expect(starting({ _id: 'a', _type: 'product', picture })).rejects.toThrow('images/none.jpg')
  await expect(starting({ _id: 'a', _type: 'product' }, { _id: 'b' })).rejects.toThrow('line 2')
})

test('RUN-03 assets follow the lake when it is started on another port', async () => {
  const first = await startTestLake()
  const query = '*[_id == "prod-001"][0].picture.asset->url'
  expect(await first.as(SITE).fetch(query)).toContain(first.url)
  await first.close()
  const second = await startTestLake(first)
  expect(second.url).not.toBe(first.url)
  expect((await fetch(await second.as(SITE).fetch(query))).status).toBe(200)
  await second.close()
})
