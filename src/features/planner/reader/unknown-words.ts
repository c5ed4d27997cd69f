import { STOP_WORDS } from './lexicon'
import { escapeRegExp, originalOf, plain, type Scan } from './scan'

/** After a stop word, or after what some of them have in common. */
const ENDINGS = [
  /$/,
  /(?:s|ing)$/,
  /(?<=...)(?:thing|where|[aei]?mos|[aei]rs?|[aeo]?[ns]?|ing|ando|i?endo|more)$/,
]

const isLeft = ({ 0: word }: { 0: string }) =>
  !ENDINGS.some((ending) => STOP_WORDS.has(word.replace(ending, ''))) && (word.length > 1 || /\d/.test(word))

/** The words not understood yet, except those that say nothing. */
export const wordsLeft = (text: Scan) =>
  [...text.rest().matchAll(/[\p{L}\p{N}][\p{L}\p{N}']*/gu)].filter(isLeft)

/** A number and what it counts stay together. */
const LEFT =
  /\p{N}[\p{L}\p{N}]*(?: of us|[ -](?:(?!(?:and|the|que|con|los|las|del|for)\P{L})\p{L}{3,}))?|\p{L}[\p{L}\p{N}']*/gu

const BETWEEN_NEIGHBORS = /^ (?:(?:de|del|a|en|of|to|in|the|la|el) )*$/

/** Words before another of the same kind, or before the last of a list. */
const NOT_THE_SAME = /\b(?:another|other|more|otr[oa]s?|and|y) $/

/** Whether the word, or the number with the word before it, was already understood: "in March … is March good?" */
const isRepeated = (word: string, index: number, all: string, rest: string): boolean => {
  const before = all.slice(0, index)
  if (/\d\P{N}/u.test(word) || NOT_THE_SAME.test(before)) return false
  const same = /^\d/.test(word) ? (/\p{L}+[^\p{L}\p{N}]*$/u.exec(before)?.[0] ?? '') + word : word
  return [
    ...all.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(same)}(?![\\p{L}\\p{N}])`, 'gu')),
  ].some((one) => !/[\p{L}\p{N}]/u.test(rest.slice(one.index, one.index + same.length)))
}

/** Unknown words as written; neighbors stay together, as in "silla de ruedas". */
export const unknownWords = (text: Scan, written: string): string[] => {
  const rest = text.rest()
  const all = plain(written)
  const groups: string[] = []
  let end = -1
  const words = [...rest.matchAll(LEFT)].filter(isLeft)
  for (const { index, 0: word } of words.filter((one) => !isRepeated(one[0], one.index, all, rest))) {
    const original = originalOf(written, index, index + word.length)
    const between = end < 0 ? '' : rest.slice(end, index)
    const neighbor = BETWEEN_NEIGHBORS.test(between) ? groups.pop() : undefined
    groups.push(neighbor === undefined ? original : neighbor + originalOf(written, end, index) + original)
    end = index + word.length
  }
  return [...new Set(groups)]
}
