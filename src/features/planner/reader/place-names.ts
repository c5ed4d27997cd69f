import type { PlaceName } from './read-stays'
import { escapeRegExp, plain } from './scan'

/** A destination, by its names. */
export interface NamedPlace {
  readonly id: string
  readonly name: string
  readonly synonyms: readonly string[]
}

export interface Name extends PlaceName {
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
