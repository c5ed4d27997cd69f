import { escapeRegExp, markIn, MARKS, numberOfMark, plain, type Scan } from './scan'

/** A destination, by its names. */
export interface NamedPlace {
  readonly id: string
  readonly name: string
  readonly synonyms: readonly string[]
}

/** A name of a place. */
export interface Name {
  readonly id: string
  /** Matches it in lower case without accents. */
  readonly pattern: string
  /** Lower case, without accents. */
  readonly word: string
}

/** "No islands" and "no island" both mean "the islands". */
export const bare = (pattern: string) => pattern.replace(/^(?:the|el|las?|los) /, '').replace('ss?', 's?')

/** A pattern of all names, without their articles. */
export const anyBare = (names: readonly Name[]) =>
  [...new Set(names.map(({ pattern }) => bare(pattern)))].join('|')

/** Long names come before short ones that they contain. */
export const namesOf = (places: readonly NamedPlace[]): readonly Name[] =>
  places
    .flatMap(({ id, name, synonyms }) =>
      [name, ...synonyms].map((one) => {
        const word = plain(one)
        return { id, word, pattern: `${escapeRegExp(word)}s?` }
      }),
    )
    .toSorted((a, b) => b.word.length - a.word.length)

/** The rest of a text, with a mark for each place name. */
export const markNames = (text: Scan, names: readonly Name[]): string =>
  markIn(text, [...new Set(names.map(({ pattern }) => pattern))].join('|'), (match) =>
    names.findIndex(({ word }) => match === word || match === `${word}s`),
  )

/** The names that are marked in a text. */
export const markedNames = (marked: string, names: readonly Name[]): readonly Name[] =>
  [...marked.matchAll(MARKS)].flatMap(([mark]) => names[numberOfMark(mark)] ?? [])
