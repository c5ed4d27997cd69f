import { expect, test } from 'vitest'
import { nameOf, parseForm } from './form'

test('PAY-03 nested parameters and lists are read as Stripe means them', () => {
  expect(
    parseForm(
      'line_items[0][price_data][currency]=usd&line_items[1][quantity]=2&expand[]=a&expand[]=b&mode=payment',
    ),
  ).toEqual({
    line_items: [{ price_data: { currency: 'usd' } }, { quantity: '2' }],
    expand: ['a', 'b'],
    mode: 'payment',
  })
  expect(parseForm('metadata[name]=Ana%20L%C3%B3pez')).toEqual({ metadata: { name: 'Ana López' } })
})

test('PAY-03 a hostile name reaches no prototype', () => {
  parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1')
  expect({}).not.toHaveProperty('polluted')
})

test('PAY-03 a path is named as Stripe names it', () => {
  expect(nameOf(['line_items', 0, 'quantity'])).toBe('line_items[0][quantity]')
})
