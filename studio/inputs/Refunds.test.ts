import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PreviewProps } from 'sanity'
import { expect, test } from 'vitest'
import { Currency, RefundPreview, refundTitle } from './Refunds'

test('REFUND-01 a refund reads in the currency of its order, and without one where there is no order', () => {
  const props = {
    ...refundTitle({ amount: 10000, state: 'Hecho' }),
    renderDefault: ({ title }: { title?: unknown }) => String(title),
  } as unknown as PreviewProps
  const preview = createElement(RefundPreview, props)
  expect(renderToStaticMarkup(preview)).toBe('100.00 · Hecho')
  expect(renderToStaticMarkup(createElement(Currency, { value: 'USD' }, preview))).toBe('$100.00 · Hecho')
})
