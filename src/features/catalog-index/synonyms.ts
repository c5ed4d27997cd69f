import { wordsOf } from './words'

/** Words and phrases: a search for one finds what another one describes. */
export type SynonymGroup = readonly string[]

/** Finds the synonyms of the words and phrases in a text. */
export const synonymsFor = (groups: readonly SynonymGroup[]) => {
  const byFirstWord = Map.groupBy(
    groups.flatMap((phrases, group) => phrases.map((phrase) => ({ group, words: wordsOf(phrase) }))),
    ({ words }) => words[0],
  )
  return (text: string): string[] => {
    const words = wordsOf(text)
    const whole = spaced(words)
    const found = words.flatMap((word) =>
      (byFirstWord.get(word) ?? []).flatMap((phrase) =>
        whole.includes(spaced(phrase.words)) ? phrase.group : [],
      ),
    )
    return [...new Set(found)].sort((a, b) => a - b).flatMap((group) => groups[group] ?? [])
  }
}

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `
