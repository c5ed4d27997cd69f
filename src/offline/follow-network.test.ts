import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followNetworkScript } from './follow-network'

const bar = { remove: vi.fn() }
const browser = {
  navigator: { onLine: false },
  location: { href: 'https://rumbo.example/shop', reload: vi.fn() },
  document: { querySelector: () => bar },
  fetch: vi.fn(async () => ({ ok: false })),
  addEventListener: vi.fn(),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  browser.navigator.onLine = false
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Runs the script as the page does, from its text. */
const run = async () => {
  const text = await followNetworkScript().text()
  ;(0, eval)(text)
}

test('QUAL-03 a cached page is reloaded once the server answers, and sends no request offline', async () => {
  await run()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(browser.fetch).not.toHaveBeenCalled()
  browser.navigator.onLine = true
  await vi.advanceTimersByTimeAsync(30_000)
  expect(browser.fetch).toHaveBeenCalled()
  expect(browser.location.reload).not.toHaveBeenCalled()
  browser.fetch.mockResolvedValueOnce({ ok: true })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(browser.location.reload).toHaveBeenCalledOnce()
})

test('QUAL-03 a cached page where something was typed stays, without its bar', async () => {
  await run()
  const [type, listen] = browser.addEventListener.mock.calls[0] as [string, () => void]
  expect(type).toBe('input')
  listen()
  browser.navigator.onLine = true
  browser.fetch.mockResolvedValueOnce({ ok: true })
  await vi.advanceTimersByTimeAsync(3000)
  expect(bar.remove).toHaveBeenCalledOnce()
  expect(browser.location.reload).not.toHaveBeenCalled()
})
