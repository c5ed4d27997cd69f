import { afterEach, expect, test, vi } from 'vitest'
import { fetchSession, totalText, unmasked } from './payment-session'

test('PAY-06 the total has its sign, two decimals and the code of the currency in capitals', () => {
  expect(totalText({ amount_total: 4400, currency: 'usd' })).toBe('$44.00 USD')
  expect(totalText({ amount_total: 81640, currency: 'hnl' })).toBe('L\u00a0816.40 HNL')
  expect(totalText({ amount_total: 123456, currency: 'usd' })).toBe('$1,234.56 USD')
  expect(totalText({ amount_total: 500, currency: 'eur' })).toBe('5.00 EUR')
})

test('PAY-06 an address or a name that the server masked is not shown', () => {
  expect(unmasked('ana@example.com')).toBe('ana@example.com')
  expect(['a***@…', 'A***', null, undefined].map(unmasked)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const ask = async (...answers: Response[]) => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
  const asked = fetchSession('cs_test_a', new AbortController().signal)
  await Promise.all([asked.catch(() => undefined), vi.runAllTimersAsync()])
  return { asked, unused: answers.length }
}
const paid = { payment_status: 'paid', amount_total: 4400, currency: 'usd' }
const failing = () => new Response('Bad gateway', { status: 502 })

test('PAY-06 a server error is retried once before the buyer sees it', async () => {
  await expect((await ask(failing(), Response.json(paid))).asked).resolves.toEqual(paid)
  const twice = await ask(failing(), failing(), Response.json(paid))
  await expect(twice.asked).rejects.toThrow('Bad gateway')
  expect(twice.unused).toBe(1)
})

test('PAY-06 an unknown session is not asked for again', async () => {
  const { asked, unused } = await ask(new Response('unknown', { status: 404 }), Response.json(paid))
  await expect(asked).rejects.toThrow('unknown')
  expect(unused).toBe(1)
})
