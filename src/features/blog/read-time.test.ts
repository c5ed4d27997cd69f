import { expect, test } from 'vitest'
import { plainTextToPortableText } from './plain-text/to-portable-text'
import { countWords, readMinutes } from './read-time'

const body = (words: number) => plainTextToPortableText(`el ${'sol '.repeat(words - 1)}`)

test('BLOG-02 read time is 200 words per minute, rounded up', () => {
  expect(readMinutes(body(200))).toBe(1)
  expect(readMinutes(body(201))).toBe(2)
  expect(readMinutes(body(899))).toBe(5)
})

test('BLOG-02 an empty body takes one minute', () => {
  expect(readMinutes([])).toBe(1)
})

test('BLOG-02 a mark within a word does not split it, and a dash alone is not a word', () => {
  expect(countWords(plainTextToPortableText('<b>Hon</b>duras – hoy.'))).toBe(2)
})

test('BLOG-02 a block without text, such as a picture, has no words', () => {
  expect(countWords([{ _type: 'picture', children: [] }])).toBe(0)
  expect(countWords([{ _type: 'picture' } as never])).toBe(0)
})
