import { expect, test, vi } from 'vitest'
import { adviceText, failureOf, readBuilds, stateText } from './builds'
import { followBuilds } from './follow'

const AT = '2026-11-20T15:00:00.000Z'
const done = { id: 2, state: 'done', startedAt: AT, seconds: 4.2, hooks: 1 }
const failed = {
  id: 3,
  state: 'failed',
  startedAt: AT,
  error: 'Document "prod-003" field "price": has no price',
  document: 'prod-003',
  field: 'price',
}
const running = { id: 4, state: 'running', startedAt: AT }

test('CMS-03 the results of the last builds are shown', () => {
  const builds = readBuilds({ busy: true, builds: [running, failed, done] })
  expect(builds.map(stateText)).toEqual(['Publicando…', 'No se pudo publicar', 'En la tienda, en 4.2 s'])
})

test('CMS-03 a failed build names the document and the field', () => {
  const builds = readBuilds({ builds: [running, failed, done] })
  expect(failureOf(builds, 'prod-003')).toMatchObject({ id: 3, document: 'prod-003', field: 'price' })
  expect(adviceText('«Jabón» (Producto)', 'Precio')).toContain('el campo «Precio» de «Jabón» (Producto)')
  expect(adviceText(undefined, undefined)).toContain('no está en un documento')
  expect(failureOf(builds, 'prod-001')).toBeUndefined()
})

test('CMS-03 a later successful build clears the error of a document', () => {
  expect(failureOf(readBuilds({ builds: [done, failed] }), 'prod-003')).toBeUndefined()
})

test.each([undefined, null, 'x', {}, { builds: 3 }, { builds: [null, {}, { id: 1, state: 'odd' }] }])(
  'CMS-03 an invalid answer (%j) shows nothing',
  (answer) => {
    expect(readBuilds(answer)).toEqual([])
  },
)

test('CMS-03 builds are polled only while shown, and an unavailable shop is reported', async () => {
  vi.useFakeTimers()
  const ask = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(Response.json({ builds: [done] }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(async () => Response.json({ builds: [running, done] }))
  const builds = followBuilds('http://localhost:8888', ask)
  expect(ask).not.toHaveBeenCalled()
  const look = vi.fn()
  const leave = builds.subscribe(look)
  await vi.advanceTimersByTimeAsync(0)
  expect(builds.get()).toMatchObject({ builds: [{ id: 2 }] })
  await vi.advanceTimersByTimeAsync(2000)
  expect(builds.get()).toMatchObject({ away: true, builds: [{ id: 2 }] })
  await vi.advanceTimersByTimeAsync(2000)
  expect(builds.get()).toMatchObject({ away: false, builds: [{ id: 4 }, { id: 2 }] })
  leave()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).toHaveBeenCalledTimes(3)
  expect(look).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})
