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
  WAY_WORDS,
  type Words,
} from './lexicon'
import { anyBare, bare, type Name } from './place-names'
import { scan, type Scan } from './scan'

/** A pattern of all interests. */
export const ANY_INTEREST = anyOf(INTEREST_WORDS)

/** How many items may follow the first before "or". Without a limit, a text with a thousand commas takes minutes. */
const MORE = '{0,5}'

/** "No A", "no A and B", "no A, B or C", but "except A, B and C": after "no", a comma may end the refusal. */
export const refusalOf = (pattern: string) => {
  const one = `(?:${pattern})(?![\\p{L}\\p{N}])`
  const list = `${one}(?:(?:(?:, ?${one})${MORE}${NOR}|${AND})${one})*`
  return `(?:${NONE_OF}) ${one}(?:(?:, ?${one})${MORE}(?:${NOR}|,?${AND})${one})*|(?:${NOT}) ${list}`
}

/** "I'm not into diving, but my boyfriend is", "she doesn't dive; I'm certified": the plan is for both. */
const BUT_ANOTHER_IS = [
  '(?:,? (?:but|pero)|,) (?:a )?(?:my|our|mis?|nuestr[oa]s?) \\p{L}+(?: \\p{L}+)? (?:is|does|do|likes?|loves?|wants?|si|le gusta|quiere)',
  "[,;.]?(?: (?:but|and|while|pero|y|mientras))? (?:i'm|i am|i|yo) (?:certified|do|dive|am|si|buceo|soy|estoy|(?:love|like|enjoy) (?:it|that|them))",
  '[,;.]? (?:but|pero) a (?:mi|el|ella|ell[oa]s)(?: si)? (?:si|me encantan?|les? encantan?|me gustan?|les? gustan?)(?= ?(?:[.,;]|$))',
].join('|')

/** "My wife dives, I don't" */
const NOT_ME =
  "(?:i|he|she|they|yo|el|ella|ell[oa]s) (?:don'?t|doesn'?t|do not|does not|no)(?= ?(?:[.,;!)]|$))"

export const DIVIDED = `(?:${refusalOf(ANY_INTEREST)})(?=(?:${BUT_ANOTHER_IS})(?!\\p{L}))|${NOT_ME}`

/** "Not in May", "mayo no nos sirve" */
export const REFUSED_MONTHS = `(?<!\\bwhy )(?:${refusalOf(`(?:in |en )?(?:${MONTH_NAMES})`)})(?! \\d)|(?:in |en )?(?:${MONTH_NAMES}) no(?: (?:me|nos|puedo|podemos|sirve|conviene))*${CLAUSE_ENDS}`

/** A refused list, and its position in the text. */
export interface Refusal extends Pick<RegExpExecArray, 'index' | 0> {
  /** Its words without place names. */
  readonly others: string
}

/**
 * Refused lists of more than one kind: "no boats, museums or islands". After words of taste and with "ni", they may
 * include unknown items, which stay in the text: "not interested in cities, museums or Tela", "hate crowds and beaches".
 */
export const refusalsIn = (text: Scan, names: readonly Name[]): readonly Refusal[] => {
  const others = [...WAY_WORDS, ...INTEREST_WORDS].map(([, pattern]) => pattern)
  const one = `(?:${[anyBare(names), ...others].filter(Boolean).join('|')})(?![\\p{L}\\p{N}])`
  const lists: Pick<Refusal, 'index' | 0>[] = text.takeAll(
    `(?:${NOT}) ${one}(?:(?:, ?${one})${MORE}${NOR}${one})+|(?:${NONE_OF}) ${one}(?:, ?${one})${MORE}, ?${one},?${AND}${one}`,
  )
  const any = `(?:(?:the|el|la|los|las) )?(?:${one}|(?!${one})\\p{L}+(?!\\p{L}))`
  const first = `(?:${any}|\\p{L}+ \\p{L}+(?!\\p{L}))`
  const open = new RegExp(
    `(?<!\\p{L})(?:(${NOT_TO_TASTE}) ${first}(?:, ?${any})${MORE}${NOR}${any}|(${NOT}) (?!cono[cz]|he |hemos )${first}(?:, ?${any})${MORE},? ni ${any}|(${HATED}) ${first}(?:, ?${any})${MORE},?${AND}${one})`,
    'gu',
  )
  for (const { index, 0: words, 1: taste, 2: no, 3: hated } of text.rest().matchAll(open)) {
    const known = scan(words).takeAll(one)
    if (known.length > 0) text.takeRange(index, index + (taste ?? no ?? hated ?? '').length)
    lists.push(...known.map((part) => ({ index: index + part.index, 0: part[0] })))
  }
  return lists.map(({ index, 0: words }) => {
    text.takeRange(index, index + words.length)
    const parts = scan(words)
    for (const { pattern } of names) parts.takeAll(bare(pattern))
    return { index, 0: words, others: parts.rest() }
  })
}

/** What a text refuses, including in the `lists` already taken from it, and its position. */
export const refusedOf = <Value>(text: Scan, words: Words<Value>, lists: readonly Refusal[], more = '') => {
  const any = anyOf(words)
  const own = text.takeAll(refusalOf(any) + more).map(({ index, 0: others }) => ({ index, others }))
  const refusals = [...lists, ...own].map(({ index, others }) => ({ index, scan: scan(others) }))
  return words.flatMap(([value, pattern]) => {
    const [place] = refusals.flatMap((one) => {
      const found = one.scan.find(pattern)
      return found ? { start: one.index + found.index, length: found[0].length } : []
    })
    return place ? { value, ...place } : []
  })
}
