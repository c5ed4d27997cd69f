import type { Interest } from '~/content/trip-choices'
import type { Understood } from '../reader/understood'
import { ANY_COUNT, SHORTEN, words } from './change-words'

// What a text says about a plan that cannot be followed: it is named as not understood.

const CLAUSE_ENDS = '(?= ?(?:$|[.,;!?)]|please|por favor|instead|mejor|and |then |y |luego |despu[eé]s ))'

const PUT =
  '(?:(?:put|move|do|visit|see|leave|start|begin|pon\\p{L}*|pong\\p{L}*|d[eé]j\\p{L}*|mu[eé]v\\p{L}*|visit\\p{L}*) (?:a )?)?'

const FIRST_OR_LAST =
  '(?:(?:at |for )?(?:first|last)|(?:de )?(?:primero|[uú]ltimo)|(?:al|para el) (?:final|principio|inicio)|(?:at|to|for) the (?:end|start|beginning)|por [uú]ltimo)'

/** What is said about the order of places, one of which has that `name`: the planner takes the shortest. */
const orderOf = (name: string) =>
  new RegExp(
    `(?<!\\p{L})(?:(?:between|entre) ${name} (?:and|y) ${name}|${PUT}${name},? ${FIRST_OR_LAST}${CLAUSE_ENDS}|(?:(?:swap|switch|(?:inter)?cambi\\p{L}*) ${name} (?:and|y)|(?:put|move|pon\\p{L}*|mu[eé]v\\p{L}*) ${name} (?:before|after|antes|despu[eé]s)|before|after|antes|despu[eé]s)(?: (?:de|of|que))?(?: (?:going to|visiting|ir a))? ${name}|(?<!(?:the|el|lo|del) )(?:first|primero),? (?:(?:we|go|to|visit|want|then|vamos|ir|a|al?|en|in|on|queremos|quiero) )*${name}|(?:start|begin|end|finish|emp[ie]|comi?enz|termin|acab)\\p{L}* (?:in|at|on|with|en|con|por) ${name})`,
    'giu',
  )

/** What a text says about the order of its places, which changes nothing: "Copán first", "Copán before Roatán". */
const orderIn = (text: string, { places = [], arrival, departure }: Understood): readonly string[] => {
  const words = places.flatMap((id) => id.split('-')).filter((word) => word.length > 3)
  if (words.length === 0) return []
  const name = `(?:(?:the|la|el|las|los|lake|san|santa|lago de) )?(?:${words.map(withAccents).join('|')})(?: (?:ruinas|sula))?`
  const isRead = (one: string) =>
    (arrival !== undefined && /^(?:start|begin|emp|com)/i.test(one)) ||
    (departure !== undefined && /^(?:end|finish|termin|acab)/i.test(one))
  return (text.match(orderOf(name)) ?? []).filter((one) => !isRead(one))
}

/** Ids have none. */
const withAccents = (word: string) =>
  word.replaceAll(/[aeiou]/g, (vowel) => `[${vowel}${ACCENTED[vowel] ?? ''}]`)

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

/** "On day 3 we want beach": an interest is for the whole trip. */
const DAY_OF_TRIP =
  /(?<!\p{L})(?:(?:on|for|para) )?(?:the |el )?(?:day|d[ií]a) \d{1,2}(?![\p{L}\d]| (?:de|del|of) )(?: (?:we|i|queremos|quiero|vamos|want|go)(?!\p{L}))*/giu

/** "More time in Copán", "more days", which tell no number of nights. */
const MORE_TIME = new RegExp(
  `(?<!\\p{L}|${ANY_COUNT} )(?:more|less|fewer|m[aá]s|menos|double the|el doble de) (?:time|tiempo|days|nights|d[ií]as|noches)(?: (?:in|on|at|en) \\p{L}+)?(?!\\p{L})`,
  'giu',
)

/** What is only a part of an interest. */
const SIGHTS: Partial<Record<Interest, string>> = {
  culture: 'museum|museo|market|mercado|church|iglesia|cathedral|catedral',
  rivers: 'waterfall|cascada|catarata',
  coffee: 'coffee (?:tour|farm)|(?:tour|finca) (?:de|del) caf[eé]',
}

const DROP = `(?:${SHORTEN}|skip|take out|without|sin|no (?:queremos|quiero)(?: (?:ver|visitar))?|s[aá]lt\\p{L}*|cancel\\p{L}*)`

const SIGHTS_DROPPED = Object.entries(SIGHTS).map(
  ([interest, names]) => [interest, words(`${DROP} (?:the|el|la|al) (?:\\p{L}+ )?(?:${names})`)] as const,
)

/**
 * What is left of an answer, and the words that are not followed, except those `read` otherwise: "remove the museum" does
 * not refuse all towns and culture.
 */
export const notFollowed = (
  text: string,
  answer: Understood,
  read: string,
): { followed: Understood; left: readonly string[] } => {
  const dropped = SIGHTS_DROPPED.flatMap(([interest, pattern]) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [{ interest, found }]
  })
  const isKept = (one: Interest) => !dropped.some(({ interest }) => interest === one)
  const { interests, avoid, ...others } = answer
  const kept = { interests: interests?.filter(isKept) ?? [], avoid: avoid?.filter(isKept) ?? [] }
  const days = (text.match(DAY_OF_TRIP) ?? []).filter((day) => !read.includes(day))
  return {
    followed: {
      ...others,
      ...(kept.interests.length > 0 && { interests: kept.interests }),
      ...(kept.avoid.length > 0 && { avoid: kept.avoid }),
    },
    left: [
      ...orderIn(text, answer),
      ...(text.match(MORE_TIME) ?? []).filter((words) => !read.includes(words)),
      ...days,
      ...dropped.map(({ found }) => found),
    ],
  }
}
