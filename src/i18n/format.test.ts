import { expect, expectTypeOf, test } from 'vitest'
import { format, plural, type Template, type Translation } from './format'

const en = {
  order: 'Order {id}: {status}',
  items: { one: '1 product', other: '{n} products' },
  title: 'Orders',
} as const

test('LANG-01 a text takes its parameters by name', () => {
  expect(format(en.order, { id: 'R-1', status: 'confirmed' })).toBe('Order R-1: confirmed')
  expect(format('{name} and {name}', { name: '$& {id}' })).toBe('$& {id} and $& {id}')
})

test('LANG-01 a text has a form for one and a form for other numbers', () => {
  expect(plural(en.items, 1, 'es')).toBe('1 product')
  expect([0, 2, 1_000_000].map((n) => plural(en.items, n, 'es'))).toEqual([
    '0 products',
    '2 products',
    '1000000 products',
  ])
})

test('LANG-01 parameters are part of the type of a text', () => {
  expectTypeOf<Translation<typeof en>['order']>().toEqualTypeOf<Template<'id' | 'status'>>()
  expectTypeOf<Translation<typeof en>['title']>().toEqualTypeOf<string>()
  const order: Translation<typeof en>['order'] = 'Pedido {id}: {status}'
  expectTypeOf(format<'id' | 'status'>)
    .parameter(1)
    .toEqualTypeOf<Readonly<Record<'id' | 'status', string | number>>>()
  // @ts-expect-error -- `status` is missing
  expect(format(order, { id: 'R-1' })).toBe('Pedido R-1: undefined')
})
