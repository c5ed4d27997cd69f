import { expect, test } from 'vitest'
import { shareTargets } from './share'

const url = 'https://rumbo.example/en/shop/blog/copan-ruinas-slowly'

test('BLOG-06 title and address are encoded in the link of each network', () => {
  const targets = shareTargets('Sun & sea: 100% #1?', url)
  expect(targets.map(({ name }) => name)).toEqual(['X', 'Facebook', 'WhatsApp'])
  const [x, facebook, whatsapp] = targets.map(({ href }) => new URL(href).searchParams)
  expect(Object.fromEntries(x ?? [])).toEqual({ text: 'Sun & sea: 100% #1?', url })
  expect(facebook?.get('u')).toBe(url)
  expect(whatsapp?.get('text')).toBe(`Sun & sea: 100% #1? ${url}`)
})

test('BLOG-06 Instagram links to the profile, if the shop has one', () => {
  expect(shareTargets('A', url, 'https://www.instagram.com/rumbo.example').at(-1)).toEqual({
    name: 'Instagram',
    isProfile: true,
    href: 'https://www.instagram.com/rumbo.example',
  })
})
