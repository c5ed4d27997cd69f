import { expect, test } from 'vitest'
import { createSampler, parseClientError } from './client-error'

test('ROUTE-06 a browser report keeps the page, the message and the files', () => {
  const report = [
    '/en/shop/cart',
    "TypeError: Cannot read properties of undefined (reading 'price')",
    '    at line (https://rumbo.example/_astro/CartView.Bq1_x.js:1:2034)',
    '    at https://elsewhere.example/extension.js:1:1',
  ].join('\n')
  expect(parseClientError(report)).toEqual({
    path: '/en/shop/cart',
    message: "TypeError: Cannot read properties of undefined (reading 'price')",
    at: ['/_astro/CartView.Bq1_x.js:1:2034'],
  })
})

test('PRIV-01 a report carries no personal data and no more than it needs', () => {
  const { path, message } = parseClientError(
    `/shop?email=ana@example.com\nNo ana@example.com at https://x.example/a?b=1 for TRK-1234567 ${'x'.repeat(999)}`,
  )
  expect(path).toBe('?')
  expect(message).toMatch(/^No \[email\] at \[address\] for \[number\] x+$/)
  expect(message).toHaveLength(200)
  expect(parseClientError('/en/shop/order/TRK-ABCDEFG-HJKLMNP\nBoom').path).toBe('/en/shop/order/[number]')
})

test('ROUTE-06 the same message is logged once a minute', () => {
  let now = 0
  const passes = createSampler(() => now)
  const error = parseClientError('/\nBoom')
  expect([passes(error), passes(error)]).toEqual([true, false])
  now = 60_000
  expect(passes(error)).toBe(true)
  for (let index = 0; index < 200; index++) passes(parseClientError(`/\nBoom ${index}`))
  expect(passes(parseClientError('/\nOne more'))).toBe(false)
})
