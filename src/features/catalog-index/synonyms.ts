import { wordsOf } from './words'

/** Words and phrases of which any one finds what is described by another. */
export type SynonymGroup = readonly string[]

/** Finds the synonyms of the words and phrases in a text. */
export const synonymsFor = (groups: readonly SynonymGroup[]) => {
  const prepared = groups.map((phrases) => ({ phrases, forms: phrases.map(spaced) }))
  return (text: string): string[] => {
    const words = spaced(text)
    return prepared.flatMap(({ phrases, forms }) =>
      forms.some((form) => form.trim() !== '' && words.includes(form)) ? phrases : [],
    )
  }
}

const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `
