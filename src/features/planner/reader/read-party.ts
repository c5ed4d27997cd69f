import { MAX_ADULTS, MAX_CHILDREN, MAX_INFANTS, type TripParameters } from '../engine/parameters'
import { NOT, NUMBERS } from './lexicon'
import type { Scan } from './scan'

type Party = Partial<Pick<TripParameters, 'adults' | 'children' | 'infants'>>

/** The age of a child where none is given. */
const USUAL_AGE = 8

const WORDS = NUMBERS.map(([, pattern]) => pattern).join('|')
const NUMBER = `\\d{1,2}|${WORDS}`
/** In words only before "years": "un niño de un año". */
const AGE_IN_WORDS = `(?:${WORDS})(?: |-)(?:years?|an(?:os?|itos?))`
/** Not the number of something else. */
const AGE = `(?:\\d{1,2}(?! ?(?:adult|day|dia|night|noche|week|semana|month|mes))|${AGE_IN_WORDS})`
const YEARS = '(?: ?- ?)?(?:years?|yrs?|an(?:os?|itos?)|yo|y/o)?(?: ?- ?)?(?: ?old| de edad)?'
const AGES = `${AGE}${YEARS}(?:(?: ?,? ?(?:and|y|&) | ?, ?| (?=\\d))${AGE}${YEARS})*`
const KIDS =
  'kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|teen(?:ager)?s?|ninos?|ninas?|hij[oa]s?|chic[oa]s?|cipot[ea]s?|guirr[oa]s?|peques?|adolescentes?|nietos?|grandchildren|grandkids?'
const BABIES = 'bab(?:y|ies)|infants?|toddlers?|bebes?|recien nacid[oa]s?'
const ADULTS = 'adults?|adult[oa]s?|grown-ups?'
const MONTHS = '\\d{1,2}(?:(?:,| y| and| &) \\d{1,2})*(?: |-)?(?:months?|mos?|meses)'
const PEOPLE =
  'people|of us|friends|persons|travelers|backpackers|colleagues|personas|amigos|amigas|viajeros|mochiler[oa]s|companeros|colegas|retirees|jubilad[oa]s|pensionad[oa]s'
/** People whose name says what they come for: it is read again as an interest. */
const DIVERS = '(?:certified )?(?:scuba(?: |-)?)?divers|buz[oa]s|buceadores'

export const numberOf = (text: string): number => {
  if (/^\d+$/.test(text)) return Number(text)
  return NUMBERS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(text))?.[0] ?? 1
}

const AGE_OF = new RegExp(`\\d{1,2}|\\b(?:${WORDS})(?=(?: |-)(?:years?|an(?:os?|itos?)))`, 'g')
const agesIn = (text: string): number[] => [...text.matchAll(AGE_OF)].map(([age]) => numberOf(age))

/** How many babies the text gives an age in months. Read before dates, which months also name. */
export const readBabies = (text: Scan): number =>
  text
    .takeAll(
      `(?:(${NUMBER}|an|our|my|mi|nuestr[oa]) )?(?:${BABIES}|${KIDS}),? ?(?:aged |of |de |con )?\\(?${MONTHS}(?:(?: |-)old)?\\)?|(?:a |an )?\\d{1,2}(?: |-)months?(?: |-)old(?: (?:${BABIES}|${KIDS}))?`,
    )
    .reduce((sum, [, count]) => sum + (count !== undefined && isNumber(count) ? numberOf(count) : 1), 0)

/**
 * Who travels: adults, ages of children, infants, with the `babies` that were read before. Says nothing about what the
 * text does not name. `left` are words for more people than a plan can have.
 */
export const readParty = (text: Scan, babies: number): { party: Party; left: readonly string[] } => {
  text.takeAll(`(?:${NOT}) (?:${KIDS}|${BABIES})`)
  const ages: number[] = []
  let kids = 0
  for (const [match, count] of text
    .takeAll(
      `(?:(${NUMBER}|our|my|mis?|nuestr[oa]s?|the|los|las) )?(?:small |little |young |pequen[oa]s )?(?:${KIDS}) ?(?:,|:)? ?\\(?(?:aged?s? |(?:who )?(?:are|is) |de |con |(?:que )?tienen? )?(?:of )?(?:ages? )?(?:${AGES})\\)?`,
    )
    .map((found) => [found[0], found[1]] as const)) {
    const own = agesIn(count === undefined ? match : match.slice(match.indexOf(count) + count.length))
    const counted =
      count !== undefined && /\d|[a-z]/.test(count) && isNumber(count) ? numberOf(count) : own.length
    // "2 niños de 3 años": both are three.
    ages.push(...(own.length === 1 ? Array<number>(counted).fill(own[0] ?? 0) : own))
    kids += Math.max(counted, own.length)
  }
  for (const [match] of text.takeAll(
    `(?:(?:a|an|un|una|our|my|mi|nuestr[oa]) )?(?:\\d{1,2} ?-? ?years?|${AGE_IN_WORDS})(?: |-)olds?(?: (?:${KIDS}))?`,
  )) {
    const own = agesIn(match)
    ages.push(...own)
    kids += own.length
  }
  for (const [, count] of text.takeAll(
    `(?:(${NUMBER}) )?(?:small |little |young )?(?:${KIDS})(?: pequen[oa]s)?`,
  )) {
    kids += count === undefined ? 1 : numberOf(count)
  }
  // "A toddler (2)" is a child with a seat, "a baby (1)" an infant.
  for (const [, count, inBrackets, age = inBrackets ?? ''] of text.takeAll(
    `(?:(${NUMBER}|our|mi|my) )?(?:${BABIES}),? ?(?:\\((?:aged? )?(${AGES})\\)|(?:aged? |of |de )(${AGES}))`,
  )) {
    const own = agesIn(age)
    const counted = count !== undefined && isNumber(count) ? numberOf(count) : own.length
    ages.push(...(own.length === 1 ? Array<number>(counted).fill(own[0] ?? 0) : own))
    kids += Math.max(counted, own.length)
  }
  let infants = babies + text.takeAll('\\d{1,2} meses').length + ages.filter((age) => age < 2).length
  for (const [, count] of text.takeAll(`(?:(${NUMBER}) )?(?:${BABIES})`)) {
    infants += count === undefined ? 1 : numberOf(count)
  }
  const known = ages.filter((age) => age >= 2 && age <= 17)
  // "3 niños, de 5, 7 y un bebé": the baby is one of the three.
  const missing = Math.max(0, kids - ages.length - (known.length > 0 ? infants : 0))
  const children = [...known, ...Array.from({ length: missing }, () => USUAL_AGE)]

  const { adults, words = '' } = readAdults(text, children.length + infants)
  return {
    party: {
      ...(adults !== undefined && { adults: Math.min(MAX_ADULTS, Math.max(1, adults)) }),
      ...(children.length > 0 && { children: children.slice(0, MAX_CHILDREN) }),
      ...(infants > 0 && { infants: Math.min(MAX_INFANTS, infants) }),
    },
    left: adults !== undefined && adults > MAX_ADULTS ? [words] : [],
  }
}

const isNumber = (text: string) => new RegExp(`^(?:${NUMBER})$`).test(text)

/** "We are a …" counts nobody. */
const SEVERAL = `\\d{1,2}|${NUMBERS.slice(1)
  .map(([, pattern]) => pattern)
  .join('|')}`

const readAdults = (text: Scan, minors: number): { adults?: number; words?: string } => {
  const adults = text.take(`(${NUMBER}) (?:${ADULTS})`)
  if (adults?.[1]) return { adults: numberOf(adults[1]), words: adults[0] }
  const couples = text.take(`(${SEVERAL}) (?:couples|parejas|matrimonios)`)
  if (couples?.[1]) return { adults: 2 * numberOf(couples[1]), words: couples[0] }
  // "We're a family of five": not one.
  const group =
    text.take(`(?:family|group|party|familia|grupo) (?:of|de) (${NUMBER})`) ??
    text.take(
      `(?:we are|we're|somos|seremos|there are) (${SEVERAL})(?: (?:${PEOPLE}))?|(${NUMBER}) (?:${PEOPLE})|(${NUMBER})(?= (?:${DIVERS}))`,
    )
  const size = group?.slice(1).find(Boolean)
  if (group && size !== undefined) return { adults: Math.max(1, numberOf(size) - minors), words: group[0] }
  if (
    text.take(
      '(?:as |for )?(?:a |an )?(?:couple|honeymoon(?:ers)?)|(?:my|with my|con mi|mi) (?:wife|husband|girlfriend|boyfriend|partner|fiancee?|mom|mother|dad|father|sister|brother|best friend|friend|esposa|esposo|marido|mujer|novia|novio|pareja|mama|papa|madre|padre|hermana|hermano|amiga|amigo)|(?:en |una |somos )?pareja|(?:un )?matrimonio|luna de miel|(?:the )?two of us|los dos',
    )
  ) {
    return { adults: 2 }
  }
  if (
    text.take(
      'solo (?:trip|travel(?:l?er)?|backpack(?:er|ing))|(?:travel(?:l?ing)?|going) solo|(?:travel(?:l?ing)? )?alone|solo(?= ?(?:[,.;]|$))|by myself|on my own|just me|viaj[oae]r? (?:sola?|solo)|yo sol[oa]|voy sol[oa]|sol[oa] yo',
    )
  )
    return { adults: 1 }
  if (
    text.take(
      `(?:retirees|jubilados|pensionados)(?: (?:de|aged) ${AGES})?|(?:we are|we're) (?:both )?retired`,
    )
  )
    return { adults: 2 }
  return {}
}
