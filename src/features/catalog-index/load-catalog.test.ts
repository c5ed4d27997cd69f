import { afterEach, expect, test, vi } from 'vitest'
import { forgetCatalog, loadCatalog } from './load-catalog'

afterEach(() => vi.unstubAllGlobals())

test('LIST-08 the catalog is fetched once, and again after a failure', async () => {
  const fetch = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(async () => Response.json({ ids: [] }))
  vi.stubGlobal('fetch', fetch)
  await expect(loadCatalog('/once.json')).rejects.toThrow('Failed to fetch')
  expect(await Promise.all([loadCatalog('/once.json'), loadCatalog('/once.json')])).toEqual([
    { ids: [] },
    { ids: [] },
  ])
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('LIST-08 a request that fails late does not undo the one that replaced it', async () => {
  let fail: (reason: Error) => void = () => undefined
  const fetch = vi
    .fn<() => Promise<Response>>()
    .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
    .mockImplementation(async () => Response.json({ ids: [] }))
  vi.stubGlobal('fetch', fetch)
  const slow = loadCatalog('/late.json')
  forgetCatalog('/late.json')
  await loadCatalog('/late.json')
  fail(new TypeError('Failed to fetch'))
  await expect(slow).rejects.toThrow('Failed to fetch')
  await loadCatalog('/late.json')
  expect(fetch).toHaveBeenCalledTimes(2)
})
