import type { Locale } from '~/i18n/locales'

/** Names that contain a kind of place take an article within a sentence: `las Ruinas de Copán`. */
const ARTICLES: Readonly<Record<Locale, readonly (readonly [name: RegExp, article: string])[]>> = {
  es: [
    [/^(?:Lago|Valle|Parque|Golfo|Río|Cerro|Jardín)\s/, 'el'],
    [/^(?:Isla|Laguna|Bahía|Playa|Montaña|Costa)\s/, 'la'],
    [/^(?:Cayos)\s/, 'los'],
    [/^(?:Ruinas|Islas|Cataratas)\s/, 'las'],
  ],
  en: [[/\s(?:ruins|islands|cays|caves|falls)$/i, 'the']],
}

/** Kinds of places that Spanish writes in lower case within a sentence: `el lago de Yojoa`. */
const SMALL = /^(?:Lago|Laguna|Golfo|Río|Cerro|Montaña|Playa)(?=\s)/

/** The name of an item, such as a place, by its id. */
export const nameOf = (
  id: string,
  things: readonly { readonly id: string; readonly name: string }[],
): string => things.find((one) => one.id === id)?.name ?? id

/** A place's name for use within a sentence. */
export const inSentence = (name: string, locale: Locale): string => {
  const article = ARTICLES[locale].find(([pattern]) => pattern.test(name))?.[1]
  return article === undefined ? name : `${article} ${name.replace(SMALL, (word) => word.toLowerCase())}`
}

/**
 * Fits prepositions to the names of places. Spanish contracts “a” and “de” with the article “el”, but not in names such
 * as “El Salvador”. English uses “at” for lakes and ruins, and “on” for islands.
 */
export const contracted = (sentence: string, locale: Locale): string =>
  locale === 'es'
    ? sentence.replace(/ el (?<=\b(?:a|de) el )(?=\S)/g, 'l ')
    : sentence.replace(
        /\b[iI]n(?= (?:Lake |the [A-ZÀ-Þ][\wÀ-ÿ]+ ruins\b|(Roatán|Utila|Guanaja)\b))/g,
        (preposition, island?: string) => {
          const word = island ? 'on' : 'at'
          return preposition === 'In' ? capitalized(word) : word
        },
      )

export const capitalized = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
