/** Lower case without accents: `Jabón` becomes `jabon` (LIST-02). */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Words that say nothing about a product, in both languages. */
const STOP_WORDS = new Set(
  'a al an and con de del el en for in la las lo los me mi my o of on or para por porta que sin the to un una with y'.split(
    ' ',
  ),
)

/** Whether a folded word says nothing about a product, or has just been begun. */
export const isVague = (word: string): boolean => word.length < 3 || STOP_WORDS.has(word)

/** A number with a unit, and the unit. */
const MEASURE =
  /([\d.]*\d)\W*(?:fl\w*\W*)?(o(?:z|un|nz)\w*|mill?ili\w+|lit[er]\w+|m?lt?s?|cc|k?g|mah)\b(?:\W*liq\w*)?/g

/** Whether a word of {@link foldedWords} is a number with its unit, such as `3.4o`. */
export const isMeasure = (word: string): boolean => /^\d.*[a-z]$/.test(word)

/** Without thousands separators, and with decimal points: `3,4` becomes `3.4`, and `1/2` and `½` become `.5`. */
const foldedText = (text: string): string =>
  fold(
    text
      .replace(/(\d)[,.](?=\d{3}(?!\d))/g, '$1')
      .replace(/,/g, '.')
      .replace(/1\/2|½/, '.5'),
  )

const split = (folded: string): string[] => folded.match(/\d+\.\d+[a-z]+|[a-z0-9]+/g) ?? []

/** The words of a text, folded, as they stand there. `10,000` is one word. */
export const plainWords = (text: string): string[] => split(foldedText(text))

/** Like {@link plainWords}, but a number with its unit is one word: `3.4 fl oz` and `3.4 onzas` are `3.4o`. */
export const foldedWords = (text: string): string[] =>
  split(foldedText(text).replace(MEASURE, (_, number: string, [unit]: string) => `${+number}${unit}`))

/** The words of a text, folded and singular. */
export const wordsOf = (text: string): string[] => foldedWords(text).map(singular)

/** Like {@link wordsOf}, without stop words unless there is nothing else. */
export const searchWordsOf = (text: string): string[] => {
  const words = [...new Set(wordsOf(text))]
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return telling.length > 0 ? telling : words
}

/** What stays of the letters before a plural's last `s`, if not all of them. */
const ENDINGS: Readonly<Record<string, string>> = { ie: 'y', ce: 'z', e: '' }

/**
 * The same form for the singular and plural of a Spanish or English word. It need not be a word itself: `bottle` and
 * `bottles` become `bottl`.
 */
export const singular = (word: string): string =>
  word.length < 4
    ? word
    : word.replace(/([ic]?e|[^s])s$|e$/, (_, before: string = 'e') => ENDINGS[before] ?? before)
