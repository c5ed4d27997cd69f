import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { minuteInHonduras } from '~/lib/honduras-time'
import { ANNOUNCEMENTS_QUERY } from './announcement'
import { POSTS_QUERY } from './post'

const idsAt = async (query: string, dataset: readonly object[], instant: string) => {
  const now = new Date(instant)
  const params = { now: now.toISOString(), minute: minuteInHonduras(now) }
  const found = (await (await evaluate(parse(query, { params }), { dataset, params })).get()) as {
    _id: string
  }[]
  return found.map(({ _id }) => _id)
}

test('PROMO-02 an article is queried from its Honduran publish time on', async () => {
  const posts = [
    { _id: 'day', _type: 'post', publishedAt: '2026-11-27' },
    { _id: 'evening', _type: 'post', publishedAt: '2026-11-27', publishTime: '18:00' },
  ]
  expect(await idsAt(POSTS_QUERY, posts, '2026-11-27T05:59:59Z')).toEqual([])
  expect(await idsAt(POSTS_QUERY, posts, '2026-11-27T06:00:00Z')).toEqual(['day'])
  expect(await idsAt(POSTS_QUERY, posts, '2026-11-27T23:59:59Z')).toEqual(['day'])
  expect(await idsAt(POSTS_QUERY, posts, '2026-11-28T00:00:00Z')).toEqual(['evening', 'day'])
})

test('PROMO-02 an announcement is queried while it runs, the last to begin first', async () => {
  const announcements = [
    { _id: 'always', _type: 'announcement' },
    {
      _id: 'night',
      _type: 'announcement',
      from: '2026-11-27T06:00:00.000Z',
      until: '2026-11-27T12:00:00.000Z',
    },
  ]
  expect(await idsAt(ANNOUNCEMENTS_QUERY, announcements, '2026-11-27T05:59:59Z')).toEqual(['always'])
  expect(await idsAt(ANNOUNCEMENTS_QUERY, announcements, '2026-11-27T06:00:00Z')).toEqual(['night', 'always'])
  expect(await idsAt(ANNOUNCEMENTS_QUERY, announcements, '2026-11-27T12:00:00Z')).toEqual(['always'])
})
