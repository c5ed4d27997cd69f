import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { COUNTS_QUERY, FOUND_QUERY, KIT_ITEMS_QUERY, listQuery, searchParams } from './query'

const order = (id: string, changes: object) => ({
  _id: `order.${id}`,
  _type: 'order',
  paidAt: `2026-11-0${id}`,
  ...changes,
})
const DATASET = [
  order('1', { status: 'confirmed', trackingNumber: 'TRK-7K2M9QX-4RB8WTC', customer: { name: 'Ana López' } }),
  order('2', {
    status: 'confirmed',
    trackingNumber: 'TRK-AAAAAAA-BBBBBBB',
    customer: { email: 'beto@rumbo.example' },
  }),
  order('3', {
    status: 'in_transit',
    estimatedDelivery: '2026-11-10',
    trackingNumber: 'TRK-CCCCCCC-DDDDDDD',
    carrier: { service: 'dhl', number: 'JD0146 0042' },
  }),
  order('a3ccaf4340b7', {
    status: 'delivered',
    paidAt: '2026-11-04',
    trackingNumber: 'TRK-EEEEEEE-FFFFFFF',
    customer: { name: 'LUCÍA Zelaya Núñez' },
  }),
]
const ask = async (query: string, search = '') => {
  const params = { today: '2026-11-20', ...searchParams(search) }
  return (await evaluate(parse(query, { params }), { dataset: DATASET, params })).get() as Promise<unknown>
}
const idsFor = async (typed: string) =>
  ((await ask(listQuery('all'), typed)) as { _id: string }[]).map(({ _id }) => _id)

test.each([
  ['', ['order.a3ccaf4340b7', 'order.3', 'order.2', 'order.1']],
  ['ana lóp', ['order.1']],
  ['trk-7k2m9qx', ['order.1']],
  ['beto@rumbo', ['order.2']],
  ['jd0146', ['order.3']],
  ['0042', ['order.3']],
  ['JD01460042', ['order.3']],
  ['jd01-46', ['order.3']],
  ['TRK7K2M9QX4RB', ['order.1']],
  ['nadie', []],
  ['.*', []],
  ['#', ['order.a3ccaf4340b7', 'order.3', 'order.2', 'order.1']],
  ['A3CCAF4340', ['order.a3ccaf4340b7']],
  ['a3ccaf4340', ['order.a3ccaf4340b7']],
  [' #A3CC ', ['order.a3ccaf4340b7']],
  ['3ccaf', []],
  ['Lucia Zelaya', ['order.a3ccaf4340b7']],
  ['lucía zelaya nun', ['order.a3ccaf4340b7']],
  ['ana lopez', ['order.1']],
])(
  'DESK-01 "%s" finds orders by number, tracking number, carrier number, email and name',
  async (typed, ids) => {
    expect(await idsFor(typed)).toEqual(ids)
  },
)

test('DESK-01 every list has a count', async () => {
  expect(await ask(COUNTS_QUERY)).toEqual({
    new: 2,
    'to-pack': 0,
    moving: 1,
    late: 1,
    return: 0,
    returning: 0,
    disputed: 0,
    owed: 0,
    refunded: 0,
    all: 4,
  })
})

test('DESK-01 a search counts the orders that other lists have', async () => {
  expect(await ask(listQuery('new'), 'lucía')).toEqual([])
  expect(await ask(FOUND_QUERY, 'lucía')).toBe(1)
  expect(await ask(FOUND_QUERY, 'nadie')).toBe(0)
})

test('DESK-03 the contents of kits are in Spanish if there are any', async () => {
  const kit = (id: string, items: object) => ({ _id: id, _type: 'kit', slug: { current: id }, items })
  const dataset = [
    kit('kit-1', { es: ['Jabón', 'Sombrero'], en: ['Soap', 'Hat'] }),
    kit('kit-2', { es: [], en: ['Soap'] }),
    kit('kit-3', { es: ['Jabón'] }),
  ]
  const params = { ids: ['prod-1', 'kit-1', 'kit-2'] }
  const found = await (await evaluate(parse(KIT_ITEMS_QUERY, { params }), { dataset, params })).get()
  expect(found).toEqual([
    { id: 'kit-1', items: ['Jabón', 'Sombrero'] },
    { id: 'kit-2', items: ['Soap'] },
  ])
})
