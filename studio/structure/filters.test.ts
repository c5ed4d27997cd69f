import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { FILTERS } from './filters'

const asset = { _ref: 'image-a' }
const both = { es: 'sí', en: 'yes' }
const DOCUMENTS = [
  { _id: 'a', _type: 'product', name: both, isSale: true, category: { _ref: 'c1' }, pictures: [{ asset }] },
  {
    _id: 'b',
    _type: 'product',
    name: { es: 'sí' },
    isSale: false,
    category: { _ref: 'c2' },
    pictures: [{ alt: both }],
  },
  { _id: 'old', _type: 'product', name: both, picture: { asset } },
  { _id: 'c', _type: 'kit', name: both, description: { es: 'sí' } },
  {
    _id: 'd',
    _type: 'post',
    title: both,
    excerpt: both,
    body: { es: [{}], en: [] },
    publishedAt: '2026-01-01',
    picture: { asset },
  },
  {
    _id: 'e',
    _type: 'post',
    title: both,
    body: { es: [{}], en: [{}] },
    publishedAt: '2030-01-01',
    picture: { asset },
  },
  {
    _id: 'f',
    _originalId: 'drafts.f',
    _type: 'post',
    title: both,
    publishedAt: '2026-01-01',
    picture: { asset },
  },
  { _id: 'order.1', _type: 'order', status: 'confirmed' },
  { _id: 'order.2', _type: 'order', status: 'processing' },
  { _id: 'order.3', _type: 'order', status: 'out_for_delivery' },
  { _id: 'order.4', _type: 'order', status: 'delivered' },
  { _id: 'order.5', _type: 'order', status: 'cancelled' },
  { _id: 'order.8', _type: 'order', status: 'in_transit', estimatedDelivery: '2026-11-19' },
  { _id: 'order.9', _type: 'order', status: 'delivered', estimatedDelivery: '2026-11-19' },
  { _id: 'order.10', _type: 'order', status: 'in_transit', estimatedDelivery: '2026-11-20' },
  { _id: 'order.11', _type: 'order', refunds: [{ status: 'failed' }] },
  { _id: 'order.12', _type: 'order', refunds: [{ status: 'failed' }, { status: 'pending' }] },
  {
    _id: 'order.13',
    _type: 'order',
    status: 'confirmed',
    total: 500,
    refunds: [{ status: 'failed', amount: 500 }],
  },
  {
    _id: 'order.14',
    _type: 'order',
    status: 'confirmed',
    total: 500,
    refunds: [{ status: 'failed', amount: 400 }],
  },
  {
    _id: 'order.15',
    _type: 'order',
    status: 'processing',
    total: 500,
    estimatedDelivery: '2026-11-19',
    refunds: [
      { status: 'succeeded', amount: 200 },
      { status: 'pending', amount: 300 },
    ],
  },
  { _id: 'order.16', _type: 'order', dispute: { state: 'open' } },
  { _id: 'order.17', _type: 'order', dispute: { state: 'won' } },
  { _id: 'order.18', _type: 'order', status: 'cancelled', total: 500 },
  {
    _id: 'order.19',
    _type: 'order',
    status: 'cancelled',
    total: 500,
    refunds: [{ status: 'succeeded', amount: 200 }],
    dispute: { state: 'won' },
  },
  {
    _id: 'order.20',
    _type: 'order',
    status: 'cancelled',
    total: 500,
    refunds: [{ status: 'pending', amount: 500 }],
  },
  { _id: 'order.21', _type: 'order', status: 'cancelled', total: 500, dispute: { state: 'lost' } },
  { _id: 'order.6', _type: 'order', returnRequest: { state: 'requested' } },
  { _id: 'order.7', _type: 'order', returnRequest: { state: 'approved' } },
  {
    _id: 'order.22',
    _type: 'order',
    total: 500,
    returnRequest: { state: 'approved' },
    refunds: [{ status: 'succeeded', amount: 200 }],
  },
  { _id: 'review.1', _type: 'review', status: 'pending' },
  { _id: 'review.2', _type: 'review', status: 'published' },
  { _id: 'review.3', _type: 'review', status: 'declined' },
]

const idsOf = async (filter: string) => {
  const params = { today: '2026-11-20', minute: '2026-11-20T10:00', category: 'c1' }
  const value = await evaluate(parse(`*[${filter}]._id`, { params }), { dataset: DOCUMENTS, params })
  return value.get()
}

test.each([
  ['onSale', ['a']],
  ['inCategory', ['a']],
  ['postDrafts', ['f']],
  ['postScheduled', ['e']],
  ['postPublished', ['d']],
  ['ordersNew', ['order.1', 'order.14']],
  ['ordersToPack', ['order.2']],
  ['ordersMoving', ['order.3', 'order.8', 'order.10']],
  ['ordersLate', ['order.8']],
  ['ordersRefunded', ['order.12', 'order.15', 'order.19', 'order.20', 'order.22']],
  ['ordersDelivered', ['order.4', 'order.9']],
  ['ordersCancelled', ['order.5', 'order.13', 'order.15', 'order.18', 'order.19', 'order.20', 'order.21']],
  ['ordersDisputed', ['order.16']],
  ['ordersOwed', ['order.13', 'order.18', 'order.19']],
  ['ordersReturn', ['order.6']],
  ['ordersReturning', ['order.7']],
  ['reviewsPending', ['review.1']],
  ['reviewsPublished', ['review.2']],
  ['reviewsDeclined', ['review.3']],
] as const)('CMS-01 DESK-01 the list %s shows %j', async (name, ids) => {
  expect(await idsOf(FILTERS[name])).toEqual(ids)
})
