import { expect, test } from 'vitest'
import { toInline } from './inline'

/** Spans as `[text, …marks]`, links by their address. */
const spans = (source: string) => {
  const { children, markDefs } = toInline(source, 'k')
  return children.map(({ text, marks = [] }) => [
    text,
    ...marks.map((mark) => markDefs.find((def) => def._key === mark)?.['href'] ?? mark),
  ])
}

test('BLOG-03 HTML links, Markdown links and bare addresses are kept', () => {
  expect(
    spans('a <a class="x" href="https://ihah.hn">uno</a> [dos](/shop/kits) https://who.int/es, y ya.'),
  ).toEqual([
    ['a '],
    ['uno', 'https://ihah.hn'],
    [' '],
    ['dos', '/shop/kits'],
    [' '],
    ['https://who.int/es', 'https://who.int/es'],
    [', y ya.'],
  ])
})

test('BLOG-03 balanced parentheses belong to the address, others to the sentence', () => {
  expect(spans('(https://x.hn/a_(b))')).toEqual([['('], ['https://x.hn/a_(b)', 'https://x.hn/a_(b)'], [')']])
  expect(spans('[t](https://x.hn/a_(b))')).toEqual([['t', 'https://x.hn/a_(b)']])
})

test('BLOG-03 a bare address inside a link belongs to that link', () => {
  expect(spans('<a href=/shop>https://x.hn</a>')).toEqual([['https://x.hn', '/shop']])
})

test('BLOG-03 a link over several marks is one link', () => {
  const { children, markDefs } = toInline('[uno **dos**](/shop)', 'k')
  expect(markDefs).toEqual([{ _type: 'link', _key: 'kl0', href: '/shop' }])
  expect(children.map(({ marks }) => marks)).toEqual([['kl0'], ['strong', 'kl0']])
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\tscript:alert(1)',
  'java&#115;cript&#58;alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'http:///',
  'shop/kits',
  '',
])('BLOG-03 a link to "%s" is reduced to its text', (href) => {
  expect(spans(`<a href="${href}">uno</a>`)).toEqual([['uno']])
  expect(toInline(`[uno](${href})`, 'k').markDefs).toEqual([])
})

test('BLOG-03 the entities of an address are decoded once', () => {
  const kept = [['uno', 'https://x.hn/?a=1&b=&amp;']]
  expect(spans('<a href="https://x.hn/?a=1&amp;b=&amp;amp;">uno</a>')).toEqual(kept)
})

test('BLOG-03 mailto links are kept', () => {
  expect(spans('[escribe](mailto:hola@rumbo.example)')).toEqual([['escribe', 'mailto:hola@rumbo.example']])
})

test('BLOG-03 strong and em are kept, in HTML or Markdown, also nested', () => {
  expect(spans('<strong>a</strong> <b>b</b> **c** <em>d</em> <i>e</i> *f* **g *h* i**')).toEqual([
    ['a', 'strong'],
    [' '],
    ['b', 'strong'],
    [' '],
    ['c', 'strong'],
    [' '],
    ['d', 'em'],
    [' '],
    ['e', 'em'],
    [' '],
    ['f', 'em'],
    [' '],
    ['g ', 'strong'],
    ['h', 'strong', 'em'],
    [' i', 'strong'],
  ])
})

test.each(['2 * 3 * 4', '5*3*2', 'a*b* c', '** nada', 'a ** b ** c', '*sin fin'])(
  'BLOG-03 the asterisks of "%s" are text',
  (text) => {
    expect(spans(text)).toEqual([[text]])
  },
)

test('BLOG-03 a mark that is never closed ends with its block', () => {
  expect(spans('a</b> <b>b')).toEqual([['a '], ['b', 'strong']])
})
