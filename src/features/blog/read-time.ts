import type { PortableTextBlock } from '@portabletext/types'

const WORDS_PER_MINUTE = 200

/** Reading time of a body in minutes, rounded up, at least 1. */
export const readMinutes = (body: readonly PortableTextBlock[]): number =>
  Math.max(1, Math.ceil(countWords(body) / WORDS_PER_MINUTE))

/** Number of words in a body; a word contains at least one letter or digit. */
export const countWords = (body: readonly PortableTextBlock[]): number =>
  body.reduce((words, block) => words + wordsOf(block), 0)

const wordsOf = (block: PortableTextBlock): number =>
  ((block as Partial<PortableTextBlock>).children ?? [])
    .map((child) => (typeof child['text'] === 'string' ? child['text'] : ''))
    .join('')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
