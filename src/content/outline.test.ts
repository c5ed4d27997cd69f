import type { PortableTextBlock } from '@portabletext/types'
import { describe, expect, test } from 'vitest'
import { tableOfContents, withHeadingIds } from './outline'

const block = (style: string, text: string): PortableTextBlock => ({
  _type: 'block',
  style,
  children: [{ _type: 'span', text }],
  markDefs: [],
})
const chapters = (...titles: string[]) =>
  titles.flatMap((title) => [block('h2', title), block('normal', '…')])
const idsOf = (body: readonly PortableTextBlock[]) => body.flatMap((b) => ('id' in b ? [b['id']] : []))

describe('BLOG-02 headings', () => {
  test('BLOG-02 the id of a heading is its text without accents and punctuation', () => {
    expect(idsOf(withHeadingIds([block('h2', '¿Qué llevar en la estación húmeda?')]))).toEqual([
      's-que-llevar-en-la-estacion-humeda',
    ])
  })

  test('BLOG-02 repeated headings have different ids', () => {
    expect(idsOf(withHeadingIds([block('h2', 'Ojo'), block('h3', '¡Ojo!'), block('h2', 'Ojo')]))).toEqual([
      's-ojo',
      's-ojo-2',
      's-ojo-3',
    ])
  })

  test('BLOG-02 paragraphs have no id', () => {
    expect(idsOf(withHeadingIds([block('normal', 'Ojo')]))).toEqual([])
  })

  test('BLOG-02 four chapters make a table of contents, three do not', () => {
    expect(tableOfContents(withHeadingIds(chapters('A', 'B', 'C')))).toEqual([])
    expect(tableOfContents(withHeadingIds(chapters('A', 'B', 'C', 'D')))).toEqual([
      { id: 's-a', text: 'A' },
      { id: 's-b', text: 'B' },
      { id: 's-c', text: 'C' },
      { id: 's-d', text: 'D' },
    ])
  })

  test('BLOG-02 subheadings are not chapters', () => {
    const body = [...chapters('A', 'B', 'C', 'D'), block('h3', 'E')]
    expect(tableOfContents(withHeadingIds(body)).map(({ text }) => text)).toEqual(['A', 'B', 'C', 'D'])
  })
})
