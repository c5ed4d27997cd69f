import { expect, test } from 'vitest'
import { parameterName, parseForm } from './form'

test('PAY-03 nested parameters and lists are parsed as by Stripe', () => {
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

test('PAY-03 a hostile name does not pollute the prototype', () => {
  parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1')
  expect({}).not.toHaveProperty('polluted')
})

test('PAY-03 a path is written in Stripe’s notation', () => {
  expect(parameterName(['line_items', 0, 'quantity'])).toBe('line_items[0][quantity]')
})
