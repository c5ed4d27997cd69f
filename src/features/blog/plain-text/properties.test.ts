import { fc, test } from '@fast-check/vitest'
import type { PortableTextBlock } from '@portabletext/types'
import { expect } from 'vitest'
import { plainTextToPortableText } from './to-portable-text'

const FRAGMENTS = [
  '<a href="javascript:alert(1)">',
  "<a href='java\nscript:x'",
  '[x](JAVASCRIPT:y)',
  '[x](https://x.hn)',
  'https://x.hn/)',
  '</a>',
  '<b>',
  '**',
  '*',
  '<script>',
  '</script >',
  '<!--',
  '&lt;',
  '&#x110000;',
  '- ',
  '1. ',
  '\n\n',
  '\n',
  ' ',
  'Hola',
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ unit: 'binary' })), { maxLength: 30 })
  .map((parts) => parts.join(''))

const plainWord = fc.stringMatching(/^[a-zñáéíóú]{1,9}[,;]?$/u)
const plainParagraph = fc
  .array(plainWord, { minLength: 1, maxLength: 40 })
  .map((words) => `${words.join(' ')}.`)

const textOf = (block: PortableTextBlock): string => block.children.map((child) => child['text']).join('')

test.prop([hostile])(
  'BLOG-03 whatever the text, links lead only to http, https, mailto or this site',
  (text) => {
    for (const { markDefs } of plainTextToPortableText(text))
      for (const link of markDefs ?? [])
        expect(new URL(String(link['href']), 'https://rumbo.example').protocol).toMatch(/^(https?|mailto):$/u)
  },
)

test.prop([hostile])('BLOG-03 for any text, keys are unique and every mark is defined', (text) => {
  const blocks = plainTextToPortableText(text)
  const keys = blocks.flatMap((block) => [
    block._key,
    ...block.children.map((child) => child._key),
    ...(block.markDefs ?? []).map((link) => link._key),
  ])
  expect(new Set(keys).size).toBe(keys.length)
  for (const { children, markDefs } of blocks) {
    const known = ['strong', 'em', ...(markDefs ?? []).map((link) => link._key)]
    expect(known).toEqual(expect.arrayContaining(children.flatMap((child) => child['marks'] as string[])))
  }
})

test.prop([hostile])('BLOG-03 for any text, no block is empty', (text) => {
  for (const block of plainTextToPortableText(text)) expect(textOf(block).trim()).not.toBe('')
})

test.prop([fc.array(plainParagraph, { minLength: 1, maxLength: 6 })])(
  'BLOG-03 plain paragraphs lose nothing, gain nothing and keep their order',
  (paragraphs) => {
    expect(plainTextToPortableText(paragraphs.join('\n\n')).map(textOf)).toEqual(paragraphs)
  },
)

test.each([
  '<',
  '<a',
  '<a href="',
  '[',
  '[x](',
  '**a',
  '*a ',
  '<!--',
  '<script>',
  'https://',
  '\n ',
  '&#',
  ')',
])('BLOG-03 a long run of %j is parsed quickly', (piece) => {
  const started = performance.now()
  plainTextToPortableText(piece.repeat(20_000))
  expect(performance.now() - started).toBeLessThan(2000)
})
