import { getRssString } from '@astrojs/rss'
import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { postOf } from '~/features/blog/testing/post'
import { SETTINGS } from '~/content/testing/contents'
import { feedOf } from './feed'

const channelOf = async (...parameters: Parameters<typeof feedOf>) =>
  new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' }).parse(
    await getRssString(feedOf(...parameters)),
  ).rss.channel

test('BLOG-08 a feed has its title, language and address', async () => {
  const channel = await channelOf([postOf()], SETTINGS, 'en')
  expect(channel).toMatchObject({
    title: 'Rumbo: Travel blog',
    link: 'https://rumbo.example/en/shop/blog',
    language: 'en',
    'atom:link': { '@_href': 'https://rumbo.example/en/shop/blog/rss.xml', '@_rel': 'self' },
  })
})

test('BLOG-08 an item has address, date, author, picture, category and tags', async () => {
  const { item } = await channelOf([postOf()], SETTINGS, 'es')
  expect(item).toHaveLength(1)
  expect(item[0]).toMatchObject({
    title: 'Copán, sin prisa',
    link: 'https://rumbo.example/shop/blog/copan-slowly',
    description: 'Dos noches en el valle.',
    pubDate: 'Tue, 11 Aug 2026 12:00:00 GMT',
    category: ['Destinos', 'Copán', 'Ruinas'],
    'dc:creator': 'Rumbo',
    'media:content': { '@_medium': 'image', 'media:description': 'Un templo entre árboles' },
  })
})

test('BLOG-08 XML characters in a text are escaped', async () => {
  const post = postOf({ author: 'Ana & <b>"Beto"</b>', title: { value: 'Sol & mar <3', lang: 'es' } })
  const { item } = await channelOf([post], SETTINGS, 'es')
  expect(item[0].title).toBe('Sol & mar <3')
  expect(item[0]['dc:creator']).toBe('Ana & <b>"Beto"</b>')
})

test('BLOG-08 a blog without articles has a feed without items', async () => {
  expect(await channelOf([], SETTINGS, 'es')).not.toHaveProperty('item')
})
