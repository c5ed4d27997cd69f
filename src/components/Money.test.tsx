import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toCents } from '~/lib/money'
import { ratesAt } from '~/lib/testing/rates'
import { Money } from './Money'

test('CART-04 lines are converted by their unit price before they are added', () => {
  const lines = [
    { price: toCents(1), quantity: 3 },
    { price: toCents(1), quantity: 2 },
  ]
  const text = renderToStaticMarkup(<Money amount={lines} rates={ratesAt(25.5)} />)
  expect(text.replace(/<[^>]+>/g, ' ')).toBe(' $0.05  L\u00a01.30 ')
})
