import type { SanityClient } from 'sanity'
import { expect, test, vi } from 'vitest'
import { withdrawnAmong } from './withdrawn'

const clientThat = (request: (options: { uri: string }) => Promise<unknown>) =>
  ({ config: () => ({ dataset: 'production' }), request }) as unknown as SanityClient

test('CMS-01 a draft whose document was published before is not new', async () => {
  const request = vi.fn(async () => ({ documents: [{ _id: 'soap', _type: 'product' }] }))
  expect(await withdrawnAmong(clientThat(request), ['soap', 'hat'])).toEqual(['soap'])
  expect(request).toHaveBeenCalledExactlyOnceWith({
    uri: '/data/history/production/documents/soap,hat',
    query: { lastRevision: 'true' },
  })
})

test('CMS-01 without new drafts, the history is not asked', async () => {
  const request = vi.fn()
  expect(await withdrawnAmong(clientThat(request), [])).toEqual([])
  expect(request).not.toHaveBeenCalled()
})

test('CMS-01 without an answer from the history, the list of changes is still shown', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new Error('offline')
  expect(
    await withdrawnAmong(
      clientThat(async () => Promise.reject(failure)),
      ['soap'],
    ),
  ).toEqual([])
  expect(logged).toHaveBeenCalledWith(failure)
})
