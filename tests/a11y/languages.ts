import type { Locale } from '~/i18n/locales'
import type { LanguageText } from './facts'

/** Common words of one language that do not exist in the other. */
const WORDS: Record<Locale, RegExp> = {
  es: /(?<!\p{L})(?:el|la|los|las|de|del|que|en|y|un|una|por|para|con|tu|te|es|se|lo|más|al|su|o|si|está|qué|cómo)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|of|and|to|in|is|your|you|for|with|on|that|it|are|or|from|by|at|this|we|our|will|be|an)(?!\p{L})/giu,
}

const count = (text: string, locale: Locale) => text.match(WORDS[locale])?.length ?? 0

/**
 * Whether a text on a page of `locale` is in the other language without a `lang`. Names and addresses may be in
 * either, so a text must have two of the other language's common words, and fewer of its own.
 */
export const isInOtherLanguage = ({ text, lang }: LanguageText, locale: Locale): boolean => {
  const own: Locale = lang === 'es' || lang === 'en' ? lang : locale
  const foreign = count(text, own === 'es' ? 'en' : 'es')
  return foreign >= 2 && foreign > count(text, own)
}
