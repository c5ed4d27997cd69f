import { isMeasure, plainWords, singular } from '~/features/catalog-index/words'
import { allowedTypos, typosBetween } from '~/lib/typos'

/** A column of texts, and how much a word found there counts: 1 to 15. */
export type Field = readonly [texts: readonly string[], weight: number]

/** For each row, how well a word matches it; 0 for no match. */
export type Scores = Float32Array

export interface Matches {
  readonly scores: Scores
  /** For each row, the weight of the best field with the word. */
  readonly weights: Uint8Array
}

/** Rows and weights of each word: `row * 16 + weight`. */
type Postings = ReadonlyMap<string, readonly number[]>

const EXACT = 1
const PREFIX = 0.6
const INSIDE = 0.3
const TYPO = [EXACT, 0.5, 0.3]

/** A word with one letter for sounds that are written in two ways: "cepiyo", "headfones". */
const asHeard = (word: string): string => word.replaceAll('ll', 'y').replaceAll('ph', 'f')

/** Milliseconds of indexing before yielding to other work of the page. */
const SLICE = 8

const turnOfOthers = () => new Promise<void>((done) => setTimeout(done))

/** Indexes the words of `count` rows. `fields` are in descending order of weight. */
export const indexWords = async (count: number, fields: readonly Field[]): Promise<WordIndex> => {
  const postings = new Map<string, number[]>()
  /** The same lists by each form of a word, which saves most of the time. */
  const byForm = new Map<string, number[]>()
  const postingsOf = (form: string): number[] => {
    const word = singular(form)
    const known = postings.get(word) ?? []
    postings.set(word, known)
    byForm.set(form, known)
    return known
  }
  let started = performance.now()
  for (let row = 0; row < count; row++) {
    for (const [texts, weight] of fields)
      for (const form of plainWords(texts[row] ?? '')) {
        const rows = byForm.get(form) ?? postingsOf(form)
        if ((rows.at(-1) ?? -1) >> 4 !== row) rows.push(row * 16 + weight)
      }
    if (performance.now() - started > SLICE) {
      await turnOfOthers()
      started = performance.now()
    }
  }
  return new WordIndex(count, postings)
}

export class WordIndex {
  readonly #count: number
  readonly #postings: Postings

  constructor(count: number, postings: Postings) {
    this.#count = count
    this.#postings = postings
  }

  has(word: string): boolean {
    return this.#postings.has(word)
  }

  /**
   * Rows with the word, with a word that begins with it, or else with one that contains it or differs by typos; a
   * measure as it is, and so a known short word, unless it may be `unfinished`.
   */
  match(word: string, unfinished: boolean): Matches {
    const scores = new Float32Array(this.#count)
    const weights = new Uint8Array(this.#count)
    let matched = 0
    const add = (known: readonly number[], quality: number) => {
      for (const posting of known) {
        const row = posting >> 4
        const weight = posting & 15
        const score = quality * weight
        if (scores[row] === 0) matched += 1
        scores[row] = Math.max(scores[row] ?? 0, score)
        weights[row] = Math.max(weights[row] ?? 0, weight)
      }
    }
    const hasUnit = isMeasure(word)
    // "Sale" is not salt.
    const isWhole = hasUnit || (!unfinished && word.length < 4 && this.has(word))
    for (const [known, rows] of this.#postings)
      if (known === word || (!isWhole && known.startsWith(word))) add(rows, known === word ? EXACT : PREFIX)
    if (matched === 0 && !hasUnit) for (const [rows, quality] of this.#similar(word)) add(rows, quality)
    const rarity = Math.log(1 + this.#count / Math.max(1, matched))
    return { scores: scores.map((score) => score * rarity), weights }
  }

  #similar(word: string): (readonly [rows: readonly number[], quality: number])[] {
    const most = allowedTypos(word.length)
    const heard = asHeard(word)
    const found: (readonly [readonly number[], number])[] = []
    for (const [known, rows] of this.#postings) {
      if (word.length > 2 && known.includes(word)) found.push([rows, INSIDE])
      if (most === 0 || /\d/.test(known)) continue
      const typos = Math.min(
        typosBetween(heard, asHeard(known), most),
        // For a word that is still being typed.
        known.length > word.length ? typosBetween(word, known.slice(0, word.length), most) + 1 : Infinity,
      )
      const quality = TYPO[typos]
      if (quality !== undefined) found.push([rows, quality])
    }
    return found
  }
}
