/** Lower case without accents: `Jabón` becomes `jabon` (LIST-02). */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Words that say nothing about a product, in both languages. */
const STOP_WORDS = new Set(
  'a al an and con de del el en for in la las lo los me mi my o of on or para por que sin the to un una with y'.split(
    ' ',
  ),
)

/** A number with a unit, and the unit. */
const MEASURE = /([\d.]+)\W*(?:fl\W*)?(o(?:z|un|nz)\w*|mill?ili\w+|lit[er]\w+|m?l|k?g|mah)\b(?:\W*liq\w*)?/g

/** Whether a word of {@link foldedWords} is a number with its unit, such as `3.4o`. */
export const isMeasure = (word: string): boolean => /^\d.*[a-z]$/.test(word)

const foldedText = (text: string): string => fold(text.replace(/(\d)[,.](?=\d{3}(?!\d))/g, '$1'))

const split = (folded: string): string[] => folded.match(/\d+\.\d+[a-z]+|[a-z0-9]+/g) ?? []

/** The words of a text, folded, as they stand there. `10,000` is one word. */
export const plainWords = (text: string): string[] => split(foldedText(text))

/** Like {@link plainWords}, but a number with its unit is one word: `3.4 fl oz` and `3.4 onzas` are `3.4o`. */
export const foldedWords = (text: string): string[] =>
  split(foldedText(text).replace(MEASURE, (_, number: string, [unit]: string) => `${number}${unit}`))

/** The words of a text, folded and singular. */
export const wordsOf = (text: string): string[] => foldedWords(text).map(singular)

/** Like {@link wordsOf}, without stop words unless there is nothing else. */
export const searchWordsOf = (text: string): string[] => {
  const words = [...new Set(wordsOf(text))]
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return telling.length > 0 ? telling : words
}

/**
 * The same form for the singular and plural of a Spanish or English word. It need not be a word itself: `bottle` and
 * `bottles` become `bottl`.
 */
export const singular = (word: string): string => {
  if (word.length < 4) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`
  if (word.endsWith('es')) return word.slice(0, -2)
  return (word.endsWith('s') && !word.endsWith('ss')) || word.endsWith('e') ? word.slice(0, -1) : word
}
