import { type Words } from './lexicon'

/** Lower case without accents, so that "Copán" and "copan" are the same. Keeps the positions of characters. */
export const plain = (text: string): string =>
  [...text.toLowerCase().replaceAll(/[’‘ʼ´`]/g, "'")]
    .map((character) => character.normalize('NFD')[0] ?? character)
    .join('')

/** Text whose parts are understood one after another; what is understood is not read again. */
export interface Scan {
  /** The text not understood yet, at the same positions. */
  rest(): string
  /** The first match of a pattern between word boundaries; takes nothing. */
  find(pattern: string): RegExpExecArray | undefined
  /** Takes the first match. Longer alternatives must come first. */
  take(pattern: string): RegExpExecArray | undefined
  takeAll(pattern: string): RegExpExecArray[]
  /** Whether there is a match; takes nothing. */
  has(pattern: string): boolean
  /** Takes a range of positions. */
  takeRange(start: number, end: number): void
}

/** Stands in for understood text; not part of any word. */
export const TAKEN = '\u0000'

/** Lets the pattern match even with understood text between its words: "arrive on May 3 in Tela". */
export const acrossTaken = (pattern: string): string =>
  pattern.replaceAll(' ', `(?: (?:(?:on |el )?${TAKEN}[ ${TAKEN}]*)?)`)

/** The first character of the first mark, and the others of every mark: for private use, and removed from what is typed. */
const FIRST_MARK = 0xe000
const OTHERS = '\uF8FF'

/** Stands for one match of the words that `markIn` marks. */
export const MARK = `[\uE000-\uF76F]${OTHERS}*(?!${OTHERS})`

/** All marks of a text. */
export const MARKS = new RegExp(MARK, 'g')

const compiled = new Map<string, RegExp>()

/** A scanned text has the letters a to z. Named so, without Unicode's, patterns compile in four fifths of the time. */
const ascii = (pattern: string) =>
  pattern.replaceAll(String.raw`[\p{L}`, '[a-z').replaceAll(String.raw`\p{L}`, '[a-z]')

const wordsOf = (pattern: string): RegExp => {
  const known = compiled.get(pattern)
  if (known) return known
  const words = new RegExp(`(?<![a-z\\d])(?:${ascii(pattern)})(?![a-z\\d])`, 'g')
  compiled.set(pattern, words)
  return words
}

export const scan = (text: string): Scan => {
  // "w/o" is "without", "w/" is "with"; as many characters keep the positions.
  let rest = plain(text)
    .replaceAll(/\bw\/o\b/g, 'sin')
    .replaceAll(/\bw\/ ?/g, (short) => ' '.repeat(short.length))
  const takeRange = (start: number, end: number) => {
    rest = rest.slice(0, start) + TAKEN.repeat(end - start) + rest.slice(end)
  }
  const find = (pattern: string) => {
    const words = wordsOf(pattern)
    words.lastIndex = 0
    return words.exec(rest) ?? undefined
  }
  const take = (pattern: string) => {
    const match = find(pattern)
    if (match) takeRange(match.index, match.index + match[0].length)
    return match
  }
  const takeAll = (pattern: string) => {
    const found: RegExpExecArray[] = []
    for (let match = take(pattern); match; match = take(pattern)) found.push(match)
    return found
  }
  return { rest: () => rest, find, take, takeAll, has: (pattern) => find(pattern) !== undefined, takeRange }
}

/**
 * The rest of a text, with a mark as long as itself for each match of `words`. A pattern that names many words more than
 * once takes a phone a second to compile; with `MARK` in their place it is short. The mark tells the `number` of a match.
 */
export const markIn = (text: Scan, words: string, number: (match: string) => number = () => 0): string =>
  text
    .rest()
    .replaceAll(
      wordsOf(words),
      (match) => String.fromCharCode(FIRST_MARK + number(match)) + OTHERS.repeat(match.length - 1),
    )

/** The number of a mark. */
export const numberOfMark = (mark: string): number => mark.charCodeAt(0) - FIRST_MARK

/** What a text says, and its position. */
export type Found = Pick<RegExpExecArray, 'index' | 0>

/** The matches of a `sentence` in which `MARK` stands for the `words`. */
export const findMarked = (text: Scan, words: string, sentence: string): Found[] =>
  scan(markIn(text, words))
    .takeAll(sentence)
    .map(({ index, 0: { length } }) => ({ index, 0: text.rest().slice(index, index + length) }))

export const takeFound = (text: Scan, found: readonly Found[]): readonly Found[] => {
  for (const { index, 0: words } of found) text.takeRange(index, index + words.length)
  return found
}

/** The same, taken. */
export const takeMarked = (text: Scan, words: string, sentence: string): readonly Found[] =>
  takeFound(text, findMarked(text, words, sentence))

/** The value of the first of `words` that the text has, all of whose matches are taken. */
export const takeFirst = <Value>(text: Scan, words: Words<Value>): Value | undefined =>
  words.find(([, pattern]) => text.takeAll(pattern).length > 0)?.[0]

/** The original text between two positions of the scanned text. */
export const originalOf = (written: string, start: number, end: number) =>
  [...written].slice(start, end).join('')

/** A pattern that matches exactly `text`. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Takes a match, but not its group `between`: "arrive May 3 in Tela, leave May 10". */
export const takeAround = (text: Scan, { index, 0: words, groups }: RegExpExecArray) => {
  const between = groups?.['between'] ?? ''
  const [before = '', after = ''] = between ? words.split(between) : [words]
  text.takeRange(index, index + before.length)
  text.takeRange(index + words.length - after.length, index + words.length)
}
