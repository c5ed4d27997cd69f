import { expect, test } from 'vitest'
import { parseTextFile } from './text-file'

test('BLOG-03 a text file has fields, a blank line and a body in plain text', () => {
  const file = parseTextFile('title: Sol: y mar\n\nUn título\n\nuno.\n', 'posts/sol.es.txt')
  expect(file.field('title')).toBe('Sol: y mar')
  expect(file.optional('date')).toBeUndefined()
  expect(file.body.map(({ style }) => style)).toEqual(['h2', 'normal'])
})

test('BLOG-03 an invalid text file is named in the error', () => {
  expect(() => parseTextFile('title:\n\nuno.', 'posts/sol.es.txt').field('title')).toThrow(
    /posts\/sol\.es\.txt.*title/u,
  )
  expect(() => parseTextFile('Un título\n\nuno.', 'posts/sol.es.txt')).toThrow(
    /posts\/sol\.es\.txt.*Un título/u,
  )
})
