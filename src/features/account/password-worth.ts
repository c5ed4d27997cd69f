import { COMMON_WORDS } from './common-words'
import { sequenceAt } from './key-sequence'

const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'a@4',
  b: 'b8',
  e: 'e3',
  g: 'g9',
  i: 'i1!',
  l: 'l1',
  o: 'o0',
  s: 's5$',
  t: 't7',
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** `aabbcc` is no harder than `abc`, and a text twice in a row no harder than once. */
const withoutRepeats = (text: string) => text.replace(/(.{3,}?)\1+/gsu, '$1').replace(/(.)\1+/gsu, '$1')

/** Matches each of `words`, also with the usual replacements, as in `p@ssw0rd`. */
const patternOf = (words: readonly string[]) =>
  new RegExp(
    words
      .toSorted((a, b) => b.length - a.length)
      .map((word) => withoutRepeats(word).replace(/./gu, (letter) => `[${LOOKALIKES[letter] ?? letter}]+`))
      .join('|') || '$^',
    'gu',
  )

const COMMON_WORD = patternOf(COMMON_WORDS)
const YEAR = /(?:19|20)\d\d/g
/** A single word, with digits and symbols around it. */
const LONE_WORD = /^\P{L}*(?:\p{Lu}+|\p{L}\p{Ll}*)\P{L}*$/u

// Capital letters stand for pieces of the text, which is lowercase.
const OWN = 'O'
const GUESSED = 'G'
const COSTS: Readonly<Record<string, number>> = { [OWN]: 0, [GUESSED]: 1.5 }
const costOf = (character: string) => COSTS[character] ?? (/\d/.test(character) ? 0.5 : 1)

/** Words of the owner's name and email address. */
const wordsOf = (owner: readonly string[]) =>
  owner.flatMap(
    (text) =>
      plain(text)
        .replace(/(@.*)\.\w*$/, '$1')
        .match(/[a-z]{3,}|\d{3,}/g) ?? [],
  )

/**
 * About how many random characters a password is worth. What is tried first counts little: common words, years,
 * sequences, and a single word between digits and symbols; the owner's name and address count nothing.
 */
export const worthOf = (
  password: string,
  owner: readonly string[],
): { readonly worth: number; readonly hasOwn: boolean } => {
  const text = withoutRepeats(plain(password))
  const rest = text.replace(patternOf(wordsOf(owner)), OWN)
  const hasOwn = rest.includes(OWN)
  const known = rest.replace(COMMON_WORD, GUESSED).replace(YEAR, GUESSED)
  const left = LONE_WORD.test(password) ? known.replace(/[a-z]{3,10}/, GUESSED + GUESSED) : known
  let worth = 0
  for (let at = 0; at < left.length;) {
    const length = sequenceAt(left, at)
    worth += length ? costOf(GUESSED) : costOf(left[at]!)
    at += length || 1
  }
  return { worth, hasOwn }
}
