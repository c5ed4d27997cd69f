import { anyOf, isAll, NUMBERS, valueOf } from './lexicon'

const WORDS = anyOf(NUMBERS)

export const NUMBER = `\\d{1,2}|${WORDS}`

/** An age in words, only before "years": "un niño de un año". */
export const AGE_IN_WORDS = `(?:${WORDS})(?: |-)(?:years?|an(?:os?|itos?))`

/** Not a number of something else. */
const AGE = `(?:\\d{1,2}(?!\\d| ?(?:adult|person|people|friend|amig|guest|invitad|pax|teach|prof|maest|day|dia|night|noche|week|semana|month|mes))|${AGE_IN_WORDS})`

const YEARS =
  '(?: ?-? ?(?:years?|yrs?|an(?:os?|itos?)|y/?o))?(?: ?-? ?olds?| de edad| y medi[oa]| and a half)?'

const NEXT_AGE = '(?: ?,? ?(?:and|y|&) | ?, ?| ?[-–] ?| (?:to|a) | (?=\\d))'

const agesOf = (age: string) => `${age}${YEARS}(?:${NEXT_AGE}${age}${YEARS})*`

export const AGES = agesOf(AGE)

/** What may follow an age that is not otherwise marked: "kids 9 and 12 plus grandma", not "the boys, 4 guys". */
const AFTER_AGE =
  '(?:years?|yrs?|an(?:os?|itos?)|yo|old|and|y|e|to|a|or|o|in|en|on|at|from|of|de|del|for|para|with|con|plus|mas|we|que|who|our|wants?|loves?|likes?|quieren?|queremos|going|flying|travel(?:l?ing))'

const BARE_AGES = agesOf(`(?:\\d{1,2}(?!\\d| (?!${AFTER_AGE}(?!\\p{L}))\\p{L})|${AGE_IN_WORDS})`)

/** Between the first and the last of two ages. */
export const AGE_RANGE = /\b(?:between|entre)\b|\d(?: ?[-–] ?| to | a )\d/

/** "Twins aged six" */
const AGED_IN_WORDS = `aged (?:${WORDS})(?![a-z-])(?:(?:,| and|,? &) (?:${WORDS})(?![a-z-]))*`

export const WITH_AGES = `(?:,|:)? ?(?:\\(?${AGED_IN_WORDS}|(?:\\(|(?:\\(?(?:aged?s?|(?:who )?(?:are|is)|d|de|con|of|(?:que )?tienen?) )(?:ages? )?(?:(?:between|from|entre) )?|\\(?(?:ages?|between|from|entre) )${AGES}|${BARE_AGES})\\)?`

export const BARE_AGE = `(?:\\d{1,2} ?-? ?(?:years?|anos?|yo)|${AGE_IN_WORDS}|\\d{1,2}(?= ?(?:[,.;)]|and |y |$)))`

export const numberOf = (text: string): number => {
  if (/^\d+$/.test(text)) return Number(text)
  return valueOf(NUMBERS, text) ?? 1
}

const AGE_OF = new RegExp(
  `\\d{1,2}|\\b(?:${WORDS})(?=(?: |-)(?:years?|an(?:os?|itos?)))|(?<=\\baged (?:[a-z]+(?:,| and|,? &) )*)(?:${WORDS})\\b`,
  'g',
)

export const agesIn = (text: string): number[] => [...text.matchAll(AGE_OF)].map(([age]) => numberOf(age))

export const isNumber = (text: string) => isAll(NUMBER, text)
