import {
  AND,
  anyOf,
  CLAUSE_ENDS,
  HATED,
  INTEREST_WORDS,
  MONTH_NAMES,
  NONE_OF,
  NOR,
  NOT,
  NOT_TO_TASTE,
  UNSURE,
  WAY_WORDS,
  type Words,
} from './lexicon'
import { BABIES, KIDS } from './person-words'
import { anyBare, bare, type Name } from './place-names'
import { findMarked, type Found, MARK, markIn, MARKS, type Scan, scan, takeFound, takeMarked } from './scan'

/** A pattern of all interests. */
const ANY_INTEREST = anyOf(INTEREST_WORDS)

/** How many items may follow the first before "or". Without a limit, a text with a thousand commas takes minutes. */
const MORE = '{0,5}'

/** Before something that travelers want little of: "the less hiking the better". */
const THE_LESS = '(?:the (?:less|fewer)|(?:mientras|entre|cuant[oa]s?) menos)'

/** Before what travelers like better than the next thing: "I prefer Utila over Roatán". */
const PREFERRED =
  '(?:prefer|prefier[oe]|preferimos|mejor|rather)(?: (?:the|el|la|los|las|ir a|go to|visit|see))?'

/** "No A", "no A and B", "no A, B or C", but "except A, B and C": after "no", a comma may end the refusal. */
const REFUSAL = `(?:${NONE_OF}) ${MARK}(?:(?:, ?${MARK})${MORE}(?:${NOR}|,?${AND})${MARK})*|(?:${NOT}) ${MARK}(?:(?:(?:, ?${MARK})${MORE}${NOR}|${AND})${MARK})*|(?<=${PREFERRED} ${MARK},? )(?:over|to|than|que|antes que|al?) (?:the |el |la |los |las )?${MARK}|${THE_LESS} ${MARK},? (?:the better|mejor)`

/** "I'm not into diving, but my boyfriend is", "she doesn't dive; I'm certified": the plan is for both. */
const BUT_ANOTHER_IS = new RegExp(
  `^(?:${[
    '(?:,? (?:but|pero)|,) (?:a )?(?:my|our|mis?|nuestr[oa]s?) \\p{L}+(?: \\p{L}+)? (?:is|does|do|likes?|loves?|wants?|si|le gusta|quiere)',
    "[,;.]?(?: (?:but|and|while|pero|y|mientras))? (?:i'm|i am|i|yo|we|we're|nosotr[oa]s) (?:certified|(?:do|will|would|can)(?! \\p{L})|want to|dive|am|are|si|buce(?:o|amos)|soy|somos|estoy|(?:love|like|enjoy) (?:it|that|them))",
    '[,;.]? (?:but|pero) a (?:mi|el|ella|ell[oa]s)(?: si)? (?:si|me encantan?|les? encantan?|me gustan?|les? gustan?)(?= ?(?:[.,;]|$))',
  ].join('|')})(?!\\p{L})`,
  'u',
)

/** "The kids don't dive": their parents may. */
const KIDS_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${KIDS}|${BABIES})(?: ?\\([^()]{1,25}\\))?(?: (?:is|are|esta|estan))? $`,
  'u',
)

/** "My wife dives, I don't" */
const NOT_ME =
  "(?:i|he|she|they|yo|el|ella|ell[oa]s) (?:don'?t|doesn'?t|do not|does not|no)(?= ?(?:[.,;!)]|$))"

/** Takes what one traveler refuses and another wants. */
export const takeDivided = (text: Scan): readonly Found[] => {
  const refused = findMarked(text, ANY_INTEREST, REFUSAL)
  const divided = refused.filter(
    ({ index, 0: words }) =>
      BUT_ANOTHER_IS.test(text.rest().slice(index + words.length)) ||
      (/div(?:e|ing)$|buce/.test(words) && KIDS_BEFORE.test(text.rest().slice(0, index))),
  )
  return [...takeFound(text, divided), ...text.takeAll(NOT_ME)]
}

/** Takes what travelers are not sure about: "no sé si bucear", "not sure if Roatán or Utila". */
export const takeUnsure = (text: Scan, names: readonly Name[]): readonly Found[] =>
  takeMarked(
    text,
    [anyBare(names), ANY_INTEREST].filter(Boolean).join('|'),
    `(?:${UNSURE}) ${MARK}(?:(?:${NOR}|${AND})${MARK})?|${MARK} (?:me|nos) dan? igual`,
  )

const LESS = `(?<=^ ?|[.,;:] ?|\\b(?:and|but|with|want|y|con|pero|quiero|queremos|(?:more|mas) (?:\\p{L}+|${MARK})) )(?:(?:a )?(?:bit|little) |un poco )?(?:less|fewer|menos)`

/** Takes what travelers want less of, but do not refuse: "less snorkeling", the "less time in" of "less time in Copán". */
export const takeLess = (text: Scan, names: readonly Name[]): readonly Found[] => [
  ...text.takeAll(
    `${LESS} (?:time|days|nights|tiempo|dias|noches) (?:in|on|at|en)(?= (?:${anyBare(names)})(?!\\p{L}))`,
  ),
  ...takeMarked(text, ANY_INTEREST, `${LESS} ${MARK}(?! (?:the better|mejor))`),
]

const IN_MONTH = `(?:in |en )?(?:${MONTH_NAMES})`

/** Takes "not in May", "mayo no nos sirve", but not "why not in May" or "not May 3". */
export const takeRefusedMonths = (text: Scan): readonly Found[] => [
  ...takeFound(
    text,
    findMarked(text, IN_MONTH, REFUSAL).filter(({ index, 0: words }) => {
      const all = text.rest()
      return !/\bwhy $/.test(all.slice(0, index)) && !/^ \d/.test(all.slice(index + words.length))
    }),
  ),
  ...takeMarked(text, IN_MONTH, `${MARK} no(?: (?:me|nos|puedo|podemos|sirve|conviene))*${CLAUSE_ENDS}`),
]

/** A refused list, and its position in the text. */
export interface Refusal extends Found {
  /** Its words without place names. */
  readonly others: string
}

const LEFT = `(?:the |la |el |los |las )?${MARK}(?:(?:, ?|,?${AND})${MARK})${MORE}`

/** "Leave A and B out", not "take the ferry out" */
const LEFT_OUT = `(?:leav(?:e|ing)|cut(?:ting)?) ${LEFT} out(?! (?:to|of|in|on|from|for|at)(?!\\p{L}))|(?:leav(?:e|ing)|cut(?:ting)?|tak(?:e|ing)) ${LEFT} out of (?:it|(?:the|our) (?:plan|trip|route|itinerary))|dej\\p{L}+(?: a)? ${LEFT} fuera`

/** "No: A, B", "no A, B or C", "no A B or C", "anything but A, B, and C" */
const REFUSED_LIST = `${LEFT_OUT}|(?:no|not|nada|avoid|skip|evitar): ?${MARK}(?:(?:, ?|${NOR}|,?${AND})${MARK})*|(?:${NOT}) ${MARK}(?:(?:(?:, ?| )${MARK})${MORE}${NOR}${MARK})+|(?:${NONE_OF}) ${MARK}(?:, ?${MARK})${MORE}, ?${MARK},?${AND}${MARK}`

/** A word, known or not. */
const ANY = `(?:(?:the|el|la|los|las) )?(?:${MARK}|\\p{L}+(?!\\p{L}))`

/** The first of a list, which may be two unknown words. */
const FIRST = `(?:${ANY}|\\p{L}+ \\p{L}+(?!\\p{L}))`

/** A list that may include unknown items. */
const OPEN_LIST = new RegExp(
  `(?<!\\p{L})(?:(${NOT_TO_TASTE}) ${FIRST}(?:, ?${ANY})${MORE}${NOR}${ANY}|(${NOT}) (?!cono[cz]|he |hemos )${FIRST}(?:, ?${ANY})${MORE},? ni ${ANY}|(${HATED}) ${FIRST}(?:, ?${ANY})${MORE},?${AND}${MARK})`,
  'gu',
)

/**
 * Refused lists of more than one kind: "no boats, museums or islands". After words of taste and with "ni", they may
 * include unknown items, which stay in the text: "not interested in cities, museums or Tela", "hate crowds and beaches".
 */
export const refusalsIn = (text: Scan, names: readonly Name[]): readonly Refusal[] => {
  const others = [...WAY_WORDS, ...INTEREST_WORDS].map(([, pattern]) => pattern)
  const words = [anyBare(names), ...others].filter(Boolean).join('|')
  const lists = takeMarked(text, words, REFUSED_LIST)
  const marked = markIn(text, words)
  const parts = [...marked.matchAll(OPEN_LIST)].flatMap(({ index, 0: list, 1: taste, 2: no, 3: hated }) => {
    const known = [...list.matchAll(MARKS)].map((mark) => {
      const start = index + mark.index
      return { index: start, 0: text.rest().slice(start, start + mark[0].length) }
    })
    if (known.length > 0) text.takeRange(index, index + (taste ?? no ?? hated ?? '').length)
    return known
  })
  return [...lists, ...takeFound(text, parts)].map(({ index, 0: refused }) => {
    const left = scan(refused)
    for (const { pattern } of names) left.takeAll(bare(pattern))
    return { index, 0: refused, others: left.rest() }
  })
}

/**
 * Takes what a text refuses, in sentences of its own too. `REFUSAL` is not made part of other patterns, so that it is
 * compiled only once.
 */
export const takeRefused = (text: Scan, words: string, more?: string): readonly Found[] => [
  ...takeMarked(text, words, REFUSAL),
  ...(more === undefined ? [] : takeMarked(text, words, more)),
]

/** What a text refuses, including in the `lists` already taken from it, and its position. */
export const refusedOf = <Value>(
  text: Scan,
  words: Words<Value>,
  lists: readonly Refusal[],
  more?: string,
) => {
  const own = takeRefused(text, anyOf(words), more).map(({ index, 0: others }) => ({ index, others }))
  const refusals = [...lists, ...own].map(({ index, others }) => ({ index, scan: scan(others) }))
  return words.flatMap(([value, pattern]) => {
    const [place] = refusals.flatMap((one) => {
      const found = one.scan.find(pattern)
      return found ? { start: one.index + found.index, length: found[0].length } : []
    })
    return place ? { value, ...place } : []
  })
}
