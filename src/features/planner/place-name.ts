import type { Locale } from '~/i18n/locales'

/** Names with a word for a kind of place take its article within a sentence: `las Ruinas de Copán`. */
const ARTICLES: Readonly<Record<Locale, readonly (readonly [name: RegExp, article: string])[]>> = {
  es: [
    [/^(?:Lago|Valle|Parque|Golfo|Río|Cerro|Jardín)\s/, 'el'],
    [/^(?:Isla|Laguna|Bahía|Playa|Montaña|Costa)\s/, 'la'],
    [/^(?:Cayos)\s/, 'los'],
    [/^(?:Ruinas|Islas|Cataratas)\s/, 'las'],
  ],
  en: [[/\s(?:ruins|islands|cays|caves|falls)$/i, 'the']],
}

/** Words for a kind of place that Spanish writes small within a sentence: `el lago de Yojoa`. */
const SMALL = /^(?:Lago|Laguna|Golfo|Río|Cerro|Montaña|Playa)(?=\s)/

/** The name of one of the `things`, such as a place. */
export const nameOf = (
  id: string,
  things: readonly { readonly id: string; readonly name: string }[],
): string => things.find((one) => one.id === id)?.name ?? id

/** A place's name as the middle of a sentence needs it. */
export const inSentence = (name: string, locale: Locale): string => {
  const article = ARTICLES[locale].find(([pattern]) => pattern.test(name))?.[1]
  return article === undefined ? name : `${article} ${name.replace(SMALL, (word) => word.toLowerCase())}`
}

/**
 * Spanish joins “a” and “de” to the article “el”; names such as “El Salvador” keep theirs. English is at lakes and ruins, and
 * on islands.
 */
export const contracted = (sentence: string): string =>
  sentence
    .replace(/(?<=\b(?:a|de)) el (?=\p{L})/gu, 'l ')
    .replace(
      /\b(i|I)n(?= (?:Lake \p{Lu}|the \p{Lu}\p{L}+ ruins\b|(Roatán|Utila|Guanaja)\b))/gu,
      (_, first: string, island?: string) => {
        const word = island ? 'on' : 'at'
        return first === 'I' ? capitalized(word) : word
      },
    )

export const capitalized = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
