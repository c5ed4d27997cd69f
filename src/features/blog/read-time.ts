import type { PortableTextBlock } from '@portabletext/types'

const WORDS_PER_MINUTE = 200

/** Minutes that a body takes to read: every minute begun counts, and there is always at least one. */
export const readMinutes = (body: readonly PortableTextBlock[]): number =>
  Math.max(1, Math.ceil(countWords(body) / WORDS_PER_MINUTE))

/** Words in a body; a word needs a letter or a digit, and a mark in the middle of one does not divide it. */
export const countWords = (body: readonly PortableTextBlock[]): number =>
  body.reduce((words, block) => words + wordsOf(block), 0)

const wordsOf = (block: PortableTextBlock): number =>
  (block.children ?? [])
    .map((child) => (typeof child['text'] === 'string' ? child['text'] : ''))
    .join('')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
