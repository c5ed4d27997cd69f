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

/** A number with a unit, in groups by {@link SYMBOLS}; the units of the last one have no other name. */
const MEASURE =
  /(\d+(?:[.,]\d+)?)[\s-]*(?:fl\w*[.\s]*)?(?:(oz|ounces?|onzas?)(?:[.\s]*liq\w*)?|(ml|mill?ilit\w+)|(l|lts?|lit[er]\w+)|(gr?|grams?|gramos?)|(cm|kg|mah|v))(?![a-z0-9])/g
const SYMBOLS = ['oz', 'ml', 'l', 'g']

/** Whether a word of {@link foldedWords} is a number with its unit, such as `3.4oz`. */
export const isMeasure = (word: string): boolean => /^\d.*[a-z]$/.test(word)

/** `10,000` is one word. */
const foldedText = (text: string): string => fold(text.replace(/(\d)[,.](?=\d{3}(?!\d))/g, '$1'))

const split = (folded: string): string[] => folded.match(/\d+\.\d+[a-z]+|[a-z0-9]+/g) ?? []

/** The words of a text, folded. A number with its unit is one word: `3.4 fl oz` and `3.4 onzas` are `3.4oz`. */
export const foldedWords = (text: string): string[] =>
  split(
    foldedText(text).replace(
      MEASURE,
      (_, number: string, ...names: string[]) =>
        number.replace(',', '.') + (SYMBOLS[names.findIndex(Boolean)] ?? names[SYMBOLS.length]),
    ),
  )

/** Like {@link foldedWords}, and also the words of which measures consist. */
export const indexedWords = (text: string): string[] =>
  /\d/.test(text) ? [...split(foldedText(text)), ...foldedWords(text).filter(isMeasure)] : foldedWords(text)

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
