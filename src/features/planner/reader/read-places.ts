import { typosBetween } from '~/lib/typos'
import { MAX_PLACES } from '../engine/parameters'
import { CORRECTION } from './correct-text'
import { NOT, REFUSED_AFTER } from './lexicon'
import { anyBare, bare, type Name } from './place-names'
import { type Refusal, takeRefused } from './refusals'
import { MARK, originalOf, plain, scan, type Scan } from './scan'
import { wordsLeft } from './unknown-words'

const CORRECTED_PLACE = new RegExp(`[,.;] ?${CORRECTION}$`, 'iu')

/** Between two places when either will do. */
const OR = /^(?: or | o |\/)(?:the |la |el )?$/

/**
 * Ids in the order of the text, those that it says not to go to, and what is left out of the form: places beyond the
 * maximum, and the second of two when either will do.
 */
export const readPlaces = (
  text: Scan,
  written: string,
  names: readonly Name[],
  refusals: readonly Refusal[],
): {
  found: string[]
  refused: { words: string; ids: string[] }[]
  left: string[]
} => {
  const original = (start: number, end: number) => originalOf(written, start, end)
  const any = anyBare(names)
  const refused = [...refusals, ...(any ? takeRefused(text, any, `${MARK}(?:${REFUSED_AFTER})`) : [])].map(
    ({ index, 0: words }) => {
      const parts = scan(words)
      return {
        words: original(index, index + words.length),
        ids: names.flatMap(({ word, pattern }) =>
          parts
            .takeAll(bare(pattern))
            .flatMap(() => names.filter((one) => one.word === word).map(({ id }) => id)),
        ),
      }
    },
  )
  const isRefused = (id: string) => refused.some(({ ids }) => ids.includes(id))
  // "All islands except Roatán"
  const open = names.filter(
    ({ id, word }) => !isRefused(id) || names.every((one) => one.word !== word || isRefused(one.id)),
  )
  const exact = open.flatMap(({ id, pattern }) =>
    text.takeAll(pattern).map(({ index, 0: words }) => ({ id, index, end: index + words.length })),
  )
  const islands = takeIsland(text, open, exact)
  const misspelled = wordsLeft(text).flatMap(({ index, 0: word }) => {
    const ids = names.filter((name) => isTypoOf(name.word, word)).map(({ id }) => id)
    if (ids[0] === undefined || ids.some((id) => id !== ids[0])) return []
    text.takeRange(index, index + word.length)
    if (isNegated(text.rest().slice(0, index))) {
      refused.push({ words: original(index, index + word.length), ids: [ids[0]] })
      return []
    }
    return { id: ids[0], index, end: index + word.length }
  })
  const all = [...exact, ...islands, ...misspelled].toSorted((a, b) => a.index - b.index)
  // "Roatán in May, actually make it Utila"
  const found = all.filter(({ end }, i) => {
    const next = all[i + 1]
    return !next || !CORRECTED_PLACE.test(plain(original(end, next.index)))
  })
  const isOther = ({ index }: { index: number }, i: number) =>
    i > 0 && OR.test(plain(original(found[i - 1]!.end, index)))
  const others = found.filter(isOther)
  const ids = found.filter((place) => !others.includes(place)).map(({ id }) => id)
  const unique = [...new Set(ids)]
  return {
    found: unique.slice(0, MAX_PLACES),
    refused,
    left: [
      ...unique.slice(MAX_PLACES).flatMap((id) => {
        const place = found.find((one) => one.id === id)
        return place ? original(place.index, place.end) : []
      }),
      ...others
        .filter(({ id }) => !ids.includes(id))
        .map((place) => original(found[found.indexOf(place) - 1]!.end, place.end).trim()),
    ],
  }
}

/** "The island" or "an island", where no island is named: the first of "the islands". */
const takeIsland = (text: Scan, names: readonly Name[], found: readonly { id: string }[]) => {
  const islands = names.filter(({ word }) => /^(?:the islands|las islas)$/.test(word)).map(({ id }) => id)
  const [first] = islands
  if (first === undefined || found.some(({ id }) => islands.includes(id))) return []
  return text
    .takeAll('(?:(?:the|an) island|(?:la|una) isla)(?! (?:of|de) )')
    .map(({ index, 0: words }) => ({ id: first, index, end: index + words.length }))
}

const isNegated = (before: string) => new RegExp(`(?:${NOT}) $`, 'u').test(before)

/** Only one letter away from too many other words. */
const COMMON = 'cayos'

/** One letter added, dropped, or changed (or two swapped), in a word that is long enough. */
const isTypoOf = (name: string, word: string) =>
  name.length > 4 && name !== COMMON && word.length > 3 && typosBetween(name, word, 1) === 1
