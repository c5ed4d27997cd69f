import { expect, test } from 'vitest'
import { pastedBlocks } from './pasted-blocks'

const clipboard = (data: Record<string, string>) => ({ getData: (type: string) => data[type] ?? '' })
const TEXT = 'Qué llevar\n\n- Bloqueador\n- Sombrero\n\nEl sol pega fuerte.'

test('BLOG-03 pasted plain text becomes headings, lists and paragraphs', () => {
  const blocks = pastedBlocks(clipboard({ 'text/plain': TEXT }), 'p1-')
  expect(blocks?.map(({ style, listItem }) => listItem ?? style)).toEqual([
    'h2',
    'bullet',
    'bullet',
    'normal',
  ])
  expect(blocks?.every(({ _key }) => _key?.startsWith('p1-'))).toBe(true)
})

test('BLOG-03 a single line and formatted text are left to the editor', () => {
  expect(pastedBlocks(clipboard({ 'text/plain': ' una frase \n' }), '')).toBeUndefined()
  expect(pastedBlocks(clipboard({ 'text/plain': TEXT, 'text/html': '<p>…</p>' }), '')).toBeUndefined()
  expect(pastedBlocks(clipboard({}), '')).toBeUndefined()
})
