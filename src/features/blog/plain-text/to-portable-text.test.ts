import type { PortableTextBlock } from '@portabletext/types'
import { expect, test } from 'vitest'
import { plainTextToPortableText } from './to-portable-text'

const textOf = (block: PortableTextBlock): string => block.children.map((child) => child['text']).join('')
const shapes = (text: string) =>
  plainTextToPortableText(text).map((block) => [block.listItem ?? block.style, textOf(block)])

test('BLOG-03 a blank line separates paragraphs, a single line break does not', () => {
  expect(shapes('uno dos\ntres.\r\n \r\n\n\ncuatro.')).toEqual([
    ['normal', 'uno dos tres.'],
    ['normal', 'cuatro.'],
  ])
})

test('BLOG-03 a short capitalized line without a final period is a heading', () => {
  expect(shapes('Antes de salir\n\n¿Roatán o Utila?\n\nÓrale, vámonos')).toEqual([
    ['h2', 'Antes de salir'],
    ['h2', '¿Roatán o Utila?'],
    ['h2', 'Órale, vámonos'],
  ])
})

test.each([
  ['with a final period', 'Esto es una frase.'],
  ['with a period inside quotes', 'Ella dijo: «vamos.»'],
  ['that is not capitalized', 'en la playa'],
  ['without letters', '2026 – 2027'],
  ['longer than 80 characters', `Había ${'una vez '.repeat(10)}`.trim()],
  ['that holds a link', 'Mira [esto](/shop)'],
  ['in several rows', 'Primera línea\nsegunda línea'],
])('BLOG-03 a line %s is a paragraph', (_, line) => {
  expect(shapes(line).map(([style]) => style)).toEqual(['normal'])
})

test('BLOG-03 every kind of bullet makes a list, also directly after a heading', () => {
  expect(shapes('Qué llevar\n• uno\n•dos\n- tres\n* cuatro\n– cinco\n  y medio')).toEqual([
    ['h2', 'Qué llevar'],
    ['bullet', 'uno'],
    ['bullet', 'dos'],
    ['bullet', 'tres'],
    ['bullet', 'cuatro'],
    ['bullet', 'cinco y medio'],
  ])
})

test('BLOG-03 a number with a period or a parenthesis makes a numbered list', () => {
  expect(shapes('1. Abre\n2) Cierra\n\n1.5 litros de agua')).toEqual([
    ['number', 'Abre'],
    ['number', 'Cierra'],
    ['normal', '1.5 litros de agua'],
  ])
  expect(plainTextToPortableText('1. Abre')[0]).toMatchObject({ style: 'normal', level: 1 })
})

test.each(['-5 grados en la sierra.', '*Hola* a todos.', '**Hola** a todos.', '2026. Un buen año.', '-'])(
  'BLOG-03 %s is not a list',
  (line) => {
    expect(plainTextToPortableText(line)[0]?.listItem).toBeUndefined()
  },
)

test('BLOG-03 block tags of pasted HTML become blocks', () => {
  const pasted = '<h2>Lista</h2><ul class="x"><li><p>uno</p></li><li>dos</li></ul><p>fin.<br>Adiós.</p>'
  expect(shapes(pasted)).toEqual([
    ['h2', 'Lista'],
    ['bullet', 'uno'],
    ['bullet', 'dos'],
    ['normal', 'fin. Adiós.'],
  ])
})

test('BLOG-03 scripts, styles and comments are removed with their content, even when unclosed', () => {
  expect(shapes('a <script>alert("x")</script>b <STYLE type="c">p{}</STYLE >c <!-- d -->e.')).toEqual([
    ['normal', 'a b c e.'],
  ])
  expect(shapes('a.\n\n<script>alert(1)\n\nb')).toEqual([['normal', 'a.']])
  expect(shapes('a.\n\n<!-- b')).toEqual([['normal', 'a.']])
})

test('BLOG-03 control characters are removed', () => {
  expect(shapes('m\0a\x1br.')).toEqual([['normal', 'mar.']])
})

test('BLOG-03 other tags are removed and their text is kept', () => {
  expect(shapes('el <img src=x onerror="a>b">mar <o:p>azul</o:p>, 3 < 5 y <3.')).toEqual([
    ['normal', 'el mar azul, 3 < 5 y <3.'],
  ])
})

test('BLOG-03 entities are decoded once', () => {
  expect(shapes('ma&ntilde;ana &amp;lt;b&amp;gt; &lt;i&gt; &#233; &#x1F334; &#0; &nada;.')).toEqual([
    ['normal', 'mañana &lt;b&gt; <i> é 🌴 \ufffd &nada;.'],
  ])
})

test('BLOG-03 a text without visible characters gives no block', () => {
  expect(plainTextToPortableText(' \n\n<p>&nbsp;</p><b></b>\n<!---->')).toEqual([])
})

test('BLOG-03 the same text gives the same blocks, and a prefix gives different keys', () => {
  const text = 'Uno\n\ndos [tres](/shop) **cuatro**.'
  expect(plainTextToPortableText(text)).toEqual(plainTextToPortableText(text))
  expect(plainTextToPortableText(text, 'x')[0]?._key).toBe('xb0')
})
