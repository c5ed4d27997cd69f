import { AGES, NUMBER, numberOf } from './ages'
import { CLAUSE_ENDS, isAll, SEVERAL } from './lexicon'
import {
  ADULTS,
  BABIES,
  GRANDPARENTS,
  IN_LAWS,
  KIDS,
  NEPHEWS,
  PARENT,
  PARENTS,
  PARTNER,
  PEOPLE,
  RELATIVE,
  WHOSE,
} from './person-words'
import { findMarked, MARK, type Scan, TAKEN } from './scan'

/** People named after what they come for: it is read again as an interest. */
export const DIVERS = '(?:certified )?(?:scuba(?: |-)?)?divers|buz[oa]s|buceadores'

const ALL_OF_THEM = '(?:l[oa]s dos|amb[oa]s|both|each|cada un[oa])'

const OF_AGE = `(?:${ALL_OF_THEM}|de|aged?|(?:who |que )?(?:are|tienen)) `

const THEIR_AGES = `(?:(?:,? (?:${OF_AGE})+| ?\\((?:${OF_AGE})*)${AGES}(?: ${ALL_OF_THEM})?\\)?)?`

const OWN_ELDERS = `(?:(?:my|our|mis?|nuestros) (?:${IN_LAWS}|${PARENTS}|${GRANDPARENTS})|(?:the )?in-laws|(?:los )?suegros)(?! (?:live|viven) )`

/** Not a trip "for my parents". */
const WITH_ELDERS = `(?:with|con|and|y|e|&|\\+|plus|mas|bring(?:ing)?|tak(?:e|ing)|llev(?:o|ar|ando) a|(?:vienen|van|se (?:unen|suman|apuntan))(?: tambien)?),? ${OWN_ELDERS}|${OWN_ELDERS}${THEIR_AGES}(?:,? (?:and|y|&|plus)|,| (?:are|will be|is))? (?:(?:also|tambien) )?(?:me|i|yo|us|nosotros|com(?:e|ing)|join(?:ing)?|vienen)`

const VISITED = 'visit(?:ing)?|see|meet|ver a|visitar a|conocer a|of|de|because|porque'

const NOT_VISITED = `(?<!\\b(?:${VISITED}) )`

const ADULT_AGE = '(?:1[89]|[2-9]\\d)(?!\\d)'

const NAMED = `(?:(${WHOSE}) )?(?:(${IN_LAWS}|${PARENTS}|${GRANDPARENTS})|${PARTNER}|${RELATIVE})(?:,? \\(?(?:de |aged? )?${ADULT_AGE}(?: years?(?: old)?| anos)?\\)?)?(?!\\p{L})`

const AND = '(?:,? (?:and|y|e|&|plus) | ?\\+ ?)'

const ME = '(?:me|i|yo)'

/** Before people in addition to those already counted. */
const PLUS = 'plus|mas|\\+'

/** What is already understood: "dad (in a wheelchair), my brother and I". */
const ASIDE = `(?: ${TAKEN}+)?`

/** "Mom (68), dad (71) and me": everyone is named. */
const LIST = `(?<!\\b(?:${VISITED}) (?:(?:${WHOSE}) )?)(?:(with|con|for|para) )?(?:(?:me|yo)(?:${AND}|, ?))?${NAMED}(?:${ASIDE}(?:${AND}|, ?)(?:${NAMED}|${ME}(?=${AND}|,)))*(?:${ASIDE}(?:${AND}${ME}|, ?${ME}(?= \\(?${ADULT_AGE}))(?: \\(?${ADULT_AGE}\\)?)?(?! (?:${WHOSE}))(?!\\p{L}))?`

interface List {
  readonly adults: number
  readonly words: string
}

/** The adults that a list names one by one, unless it only names companions with "my". */
const takeList = (text: Scan): List | undefined => {
  const found = text.find(LIST)
  if (!found) return undefined
  const { 0: words, 1: before = '', index } = found
  const people = [...words.matchAll(new RegExp(`(?<!\\p{L})${NAMED}`, 'gu'))]
  const areForThem = /^(?:for|para)$/.test(before)
  const isList = /,|\+| (?:and|y|e|&|plus) /.test(words)
  if (!isList || (!areForThem && people.every(([, whose]) => whose !== undefined))) return undefined
  text.takeRange(index, index + words.length)
  const hasMe = new RegExp(`(?<!\\p{L})${ME}(?!\\p{L})`, 'u').test(words)
  const speakers = hasMe || /^(?:with|con)$/.test(before) ? 1 : 0
  return { adults: people.reduce((sum, [, , pair]) => sum + (pair === undefined ? 1 : 2), speakers), words }
}

const isListed = (who: string, { words }: List) =>
  new RegExp(`(?<!\\p{L})(?:${who}${isAll(PARTNER, who) ? `|${PARTNER}` : ''})(?!\\p{L})`, 'u').test(words)

interface Known {
  readonly areGrandchildren: boolean
  /** One adult with children. */
  readonly isAlone: boolean
  /** Another group is mentioned. */
  readonly isGroup: boolean
  /** No child has a seat. */
  readonly areBabies: boolean
  /** The number of group members who are not coming. */
  readonly absent: number
}

/** Words of someone who says "we". */
export const WE = "we(?:'\\p{L}+)?|our|us|nos(?:otr[oa]s)?|nuestr[oa]s?|somos|vamos|queremos"

/** Adults, including parents, in-laws and grandparents, who count as two each, seniors and `grown` children. */
const withElders = (text: Scan, minors: number, grown: number, known: Known): ReadAdults => {
  const areWe = text.has(WE)
  const hasUs = text.has('(?:and|&|plus) us|y nosotros')
  const listed = takeList(text)
  const comeAlong = text.has(WITH_ELDERS)
  const own = text.takeAll(`${NOT_VISITED}${OWN_ELDERS}${THEIR_AGES}`)
  // "With my parents, my mom is diabetic"
  if (own.some(([words]) => new RegExp(`(?:${PARENTS})`).test(words)))
    text.takeAll(`(?:my|our|mi|nuestr[oa]) (?:${PARENT})(?! ?-?in)`)
  const takeOthers = () =>
    text.takeAll(`(?<!\\b(?:${VISITED}) (?:(?:${WHOSE}) )?)(?:(?:the|los) )?(?:${GRANDPARENTS})${THEIR_AGES}`)
  const areOthers = minors > 0 || own.length > 0
  const before = areOthers ? takeOthers() : []
  const read = readNamedAdults(text, minors, grown, known)
  const others = areOthers || read.adults === undefined ? before : takeOthers()
  const pairs = 2 * (own.length + others.length)
  const seniors = text
    .takeAll(`(${NUMBER}) seniors?(?: citizens?)?`)
    .reduce((sum, [, count = '']) => sum + numberOf(count), 0)
  const more = pairs + seniors + grown
  if (read.isEverybody) {
    const beside = own.filter(({ index }) => new RegExp(`(?:${PLUS}) $`).test(text.rest().slice(0, index)))
    return { ...read, adults: (read.adults ?? 0) + 2 * beside.length }
  }
  if (listed) {
    const others = (read.companions ?? []).filter((who) => !isListed(who, listed))
    return { adults: Math.max(listed.adults + others.length, read.adults ?? 0) + more, words: read.words }
  }
  if (more === 0) return read
  // Travelers with in-laws or "our" parents are not alone, and "we" have children together.
  const areTwo = hasUs || own.some(([words]) => /^(?:our|nuestros)|law|suegros/.test(words))
  const haveKids = minors > 0 && (own.length === 0 || areWe)
  const areGrandparents = known.areGrandchildren && own.length === 0
  const speakers =
    pairs === 0 ? (hasUs ? 2 : 0) : areGrandparents ? 0 : areTwo || haveKids ? 2 : +(comeAlong || areWe)
  return { adults: (read.adults ?? speakers) + more, words: read.words }
}

/** Additional couples: "another couple", "2 more couples". */
const OTHER_COUPLES = `(?:another|otra) (?:couple|pareja)|(${SEVERAL}) (?:other|more) couples|otras (${SEVERAL}) parejas|(${SEVERAL}) parejas mas`

const ADULT_OR_PERSON = `(?:${ADULTS}|persons?|people|personas?)`

/** Adults besides those named: "un adulto más", "another person". */
const MORE_ADULTS = `(?<!:[^.;]{0,60}|\\b${ME},? (?:and|y|with|con|plus|mas) )(?:(?:another|otr[oa]s?) (?:(${SEVERAL}) )?${ADULT_OR_PERSON}|(${NUMBER}) (?:more|additional|extra) ${ADULT_OR_PERSON}|(${NUMBER}) ${ADULT_OR_PERSON} (?:more|mas)(?=${CLAUSE_ENDS}| (?:y|and|con|with|en|in) ))`

/** What a group is counted by, or who is in it. */
const MEMBER = `${PARTNER}|${PARENTS}|${IN_LAWS}|${RELATIVE}|${PEOPLE}|${ADULTS}|of us`

const ONE_OF_ALL = `(?:${ME}|(?:(?:${WHOSE}) )?(?:(?:${NUMBER}) )?${MARK})`

/** "4 friends: me, my boyfriend and 2 friends", "somos 4: …" */
const ITEMIZED = `(?:(?:${SEVERAL}) ${MARK}|(?:somos|vamos|we(?:'re| are)) (?:${SEVERAL})): ?${ONE_OF_ALL}(?:(?:,?${AND}|, ?)${ONE_OF_ALL})+`

/** The sum of the numbers that a pattern finds; "another" is one. */
const takeCounts = (text: Scan, pattern: string): number =>
  text.takeAll(pattern).reduce((sum, match) => sum + numberOf(match.slice(1).find(Boolean) ?? 'one'), 0)

/** The adults, including additional couples. */
export const readAdults = (text: Scan, minors: number, grown: number, known: Known): ReadAdults => {
  for (const { index, 0: words } of findMarked(text, MEMBER, ITEMIZED))
    text.takeRange(index + words.indexOf(':'), index + words.length)
  const couples = takeCounts(text, OTHER_COUPLES)
  const more = takeCounts(text, MORE_ADULTS)
  const named = withElders(text, minors, grown, known)
  const read = more === 0 ? named : { ...named, adults: (named.adults ?? 1) + more }
  return couples === 0 || read.isGroup ? read : { ...read, adults: (read.adults ?? 2) + 2 * couples }
}

interface ReadAdults {
  readonly adults?: number | undefined
  readonly words?: string | readonly string[] | undefined
  /** Those named with "my". */
  readonly companions?: readonly string[]
  /** Nobody else is coming. */
  readonly isEverybody?: boolean
  /** A count without names. */
  readonly isGroup?: boolean
}

/** "3 men and 2 women" */
const takeOthers = (text: Scan) => text.takeAll(`(?<= (?:and|y) )(${NUMBER}) (?:${PEOPLE})`)

/** "3 divers and 1 non-diver" */
const NON_DIVERS = `(?<=(?:${DIVERS})(?:,| (?:and|y|plus|mas|&|\\+)) )(${NUMBER}) (?:non(?: |-)?divers?|que no bucean?)`

const ME_AND = `(${NUMBER}) (?:of|de) (?:my|our|mis) (?:${PEOPLE}),? (?:and|y) (?:i|me|yo)|(?:(?<companion>(?:my|our|mi) (?:${PARTNER}|${RELATIVE})) (?:and|y) )?(?:me|i|yo|voy|viajo|(?:i'm|i am) (?:going|coming|travel(?:l?)ing)|(?:turning|cumplo) [2-9]\\d(?: anos)?),? (?:and|with|y|con|plus|mas|\\+) (?:my |mis )?(${NUMBER}) (?:\\p{L}+ )?(?:${PEOPLE})|(?:my|mis) (${NUMBER}) (?:\\p{L}+ )?(?:${PEOPLE}),? (?:and|y) (?:i|me|yo)`

/** "Somos 4", "a group of 10", "3 friends", "two certified divers" */
export const GROUPS = [
  `(?:family|group|grp|party|familia|grupo)(?: is| es)? (?:of|de) (${NUMBER})`,
  `(?:we are|we're|we(?: wi|')ll be|somos|seremos|there are|(?:vamos|iremos|viajamos)(?= (?:${SEVERAL})(?: (?:pero|en|al?|con|para|por|personas)(?!\\p{L})| ?(?:[,.;:]|$)))) (${SEVERAL})(?: (?:${PEOPLE}))?`,
  `(?:(?:plan|trip|viaje|vacation|vacaciones|itinerary|itinerario) (?:for|para|of|de)|(?<=^|[,.;] )(?:for|para)) (${SEVERAL})(?= ?(?:[,.;:${TAKEN}]|$)| (?:to|in|a|en) (?!${NUMBER}))`,
  `(${NUMBER}) (?:${PEOPLE})`,
  `(${SEVERAL}) \\p{L}+ (?:${PEOPLE})`,
  `(${NUMBER})(?= (?:${DIVERS}))`,
]

/** With another group, it is only part of it: "5 girls, diving for 2 of us". */
export const OF_US = `(${SEVERAL}) of us`

/** "Two of us dive, there are 4 of us": the most. */
const takeOfUs = (text: Scan) =>
  text.takeAll(OF_US).toSorted(([, a = ''], [, b = '']) => numberOf(b) - numberOf(a))[0]

const COUPLE = `(?:as |for )?(?:a |an )?(?:couple|honeymoon(?:ers)?)|(?:en |una |somos )?pareja|(?:un )?matrimonio|luna de miel|(?:the )?two of us|two (?:mom|mum|dad)s|(?:the )?(?:${PARTNER}) (?:and|y) (?:i|me|yo)|(?:nosotros|los) dos`

/** Not someone who is only visited or mentioned. */
const COMPANION = `(?:${NOT_VISITED}(?:(?:with |con )?(?:my|our|his|her|mi|su|nuestr[oa])) |(?<=[(:] ?)(?=(?:${PARTNER})(?:,| and| y| e| &) )|(?:with|con) (?:la |el )?(?=(?:gran(?:ny|d(?:ma|pa))|abuel(?:it)?[oa])(?!\\p{L})))(?:\\d{1,2}(?: |-)years?(?: |-)old )?(${PARTNER}|${RELATIVE})(?! (?:lives|vive|se(?! mare)) )${THEIR_AGES}`

/** The number of additional people: "4 adults plus my mom". */
const takeBeside = (text: Scan): number => text.takeAll(`(?:${PLUS}) ${COMPANION}|${AFTER_CHILDREN}`).length

/** "4 adults, 2 kids and grandma" */
const AFTER_CHILDREN = `(?<=${TAKEN},? (?:and|y|e|&|plus|mas) )(?:(?:${WHOSE}|el|la) )?(?:${RELATIVE})(?:,? \\(?(?:de |aged? )?${ADULT_AGE}(?: years?(?: old)?| anos)?\\)?)?(?! (?:lives|vive|se)(?!\\p{L})|\\p{L}| de \\p{L})`

/** "My two sisters" */
const OWN_GROUP = `(?:my|our|mis|nuestr[oa]s) (${SEVERAL}) (?:\\p{L}+ )?(?:${PEOPLE})`

const SOLO = [
  'solo (?:(?:female|male|woman|lady) ?)?(?:dude|guy|trip|travel(?:l?er)?|backpack(?:er|ing))',
  'solo (?:female|woman|lady)',
  '(?:for |para )?(?:one|1|una) (?:person|persona|travell?er|viajer[oa])',
  '(?:a |una? )?(?:backpacker|mochiler[oa])(?: sol(?:it)?[oa])?',
  'viajer[oa] sol(?:it)?[oa]',
  '(?:travel(?:l?ing)?|going|backpacking) solo',
  '(?:travel(?:l?ing)? )?alone',
  `sol(?:it)?[oa]${CLAUSE_ENDS}`,
  'by myself|on my own|just me',
  'viaj(?:[oae]r?|ando) sol(?:it)?[oa]|yo sol(?:it)?[oa]|voy sol(?:it)?[oa]|sol(?:it)?[oa] yo',
].join('|')

/** If there are children: "my kids and I", "dad + 2 sons". */
const ONE_PARENT = `single (?:${PARENT}|parent)|(?:${PARENT}) solter[oa]|(?:an? |una? |la |el )?(?:${PARENT}|grand(?:mother|father|ma|pa)|abuel(?:it)?[oa])(?= ?(?:\\+|and|with|y|e|con) )|(?<=[${TAKEN})],? )(?:and|y) (?:i|me|yo)|(?:i|me|yo),? (?:and|with|y|con)(?= (?:my |mis? )?${TAKEN})`

const RETIRED = `(?:retirees|jubilados|pensionados)(?: (?:de|aged) ${AGES})?|(?:we are|we're) (?:both )?retired|(?:somos|we are|we're) (?:${GRANDPARENTS})|(?<!\\b(?:${VISITED}) (?:(?:${WHOSE}) )?)(?:${GRANDPARENTS}),? \\(?(?:(?:de|aged?) )?${AGES}\\)?`

/** "I'm going", "quiero ir": alone, unless the text mentions someone else. */
const I_TRAVEL =
  "i(?:'(?:m|ll|d)| am| will| would)?(?: (?:just|really|want|wanna|like|love|plan|planning|hope|hoping|looking|going|thinking|to|of|about|be))* (?:go(?:ing)?|visit(?:ing)?|travel(?:l?ing)?|fly(?:ing)?|land(?:ing)?|arriv(?:e|ing)|com(?:e|ing)|see|explor(?:e|ing)|div(?:e|ing)|spend(?:ing)?|stay(?:ing)?|backpack(?:ing)?)|(?:me )?voy|vengo|viajo|llego|vuelo(?! de ida)|(?:pienso|planeo) (?:ir(?:me)?|quedar(?:me)?|viajar|visitar|conocer|recorrer|bucear|pasar)"

/** Business travelers are alone, unless the text mentions someone else. */
const FOR_WORK = '(?:business|work) trip|for work|(?:viaje de|por) (?:negocios|trabajo)'

const OTHERS = `${WE}|${KIDS}|${BABIES}|${NEPHEWS}|${PARTNER}|${RELATIVE}|${PARENTS}|${IN_LAWS}|${GRANDPARENTS}|${PEOPLE}|famil(?:y|ies|iar?|iares)|groups?|grupos?|couples?|parejas?|they|them|everyone|ell[oa]s|tod[oa]s|juntos|together|\\p{L}{2,}[aei]mos`

/** Between a group and additional people: "4 divers on Utila, plus my mom". */
const JOINED = new RegExp(`^(?: (?:${DIVERS}))? (?:y|and|&) $|(?:${PLUS}) (?:${TAKEN}+(?:,|,? (?:and|y)) )?$`)

/** Between companions and others: "my boyfriend and I plus his 3 mates". */
const AFTER_COMPANION = new RegExp(
  `${TAKEN},?(?: (?:and|y) (?:i|me|yo),?)? (?:and|y|&|plus|mas|\\+) (?:(?:his|her|our|my|sus|mis) )?$`,
)

/** Before people who come along with the writer: "8 days in March with two friends". */
const WITH_THEM = /(?:^|[^\p{L}])(?:with|con) (?:my |mis )?$/u

/** Before people who come along with a couple: "a couple and two friends". */
const AND_THEM = new RegExp(
  `(?<!\\p{L})(?:${COUPLE})(?:,? (?:and|y|&|plus|mas)| ?\\+) ?(?:(?:their|our|my|sus|mis|nuestr[oa]s) )?$`,
  'u',
)

/** Unlike "4 people", never children. */
const GROWN_UPS =
  'friends|budd(?:y|ies)|pals|colleagues|amig[oa]s|cuates|compas|cher[oa]s|colegas|women|men|ladies|mujeres|hombres'

const THE_BABY = `(?:(?:an?|un|${WHOSE}) )?${TAKEN}`

const AND_THE_BABY = new RegExp(`^,? (?:and|y|e|&) ${THE_BABY}`)

const WITH_THE_BABY = new RegExp(`^,? (?:with|con) ${THE_BABY}`)

/** Rules out others who are mentioned: "my in-laws gave us a trip, just hubby and me". */
const ONLY_TWO = `(?:just|only|solo|solamente) (?:${COUPLE})`

const ONLY_US =
  '(?:just|only|solo|solamente|somos|vamos) (?:her and (?:me|i)|him and (?:me|i)|me and (?:her|him)|(?:ella|el) y yo|yo y (?:ella|el))(?! (?:my|mis?|\\p{L}+s)(?!\\p{L}))'

const COUPLES = `(${SEVERAL}) (?:(?!other|more|mas)\\p{L}+ )?(?:couples|parejas|matrimonios)(?! mas)`

const readNamedAdults = (
  text: Scan,
  minors: number,
  grown: number,
  { isAlone, isGroup, areBabies, absent }: Known,
): ReadAdults => {
  const adults = text.take(`(${NUMBER}) (?:${ADULTS})`)
  if (adults?.[1]) {
    const count = numberOf(adults[1]) + takeBeside(text)
    // "6 people: 4 adults and 2 children"
    const total = text.find(`${GROUPS[0]}|${GROUPS[1]}|${GROUPS[3]}`)
    if (total && numberOf(total.slice(1).find(Boolean) ?? '') === count + minors + grown)
      text.takeRange(total.index, total.index + total[0].length)
    return { adults: count, words: adults[0], isEverybody: count > 2 }
  }
  if (text.take(ONLY_TWO)) return { adults: 2, isEverybody: true }
  // A mother and her daughter, if there is a child.
  if (text.take(ONLY_US)) return { adults: Math.max(1, 2 - minors), isEverybody: true }
  const couples = text.take(COUPLES)
  if (couples?.[1])
    return { adults: 2 * numberOf(couples[1]) + takeBeside(text), words: couples[0], isEverybody: true }
  const friends = text.take(ME_AND)
  const companion = friends?.groups?.['companion']
  const others = friends?.slice(1).find((one) => one && one !== companion)
  if (others !== undefined)
    return {
      adults: (companion === undefined ? 1 : 2) + numberOf(others),
      words: friends?.[0],
      isEverybody: true,
    }
  const named = text.takeAll(COMPANION)
  const companions = new Set(named.map(([, who = '']) => who))
  // In "we're a family of five", "a family" is not one.
  const total = text.take(GROUPS[0]!) ?? text.take(GROUPS[1]!)
  const own = total ? undefined : text.take(OWN_GROUP)
  if (own?.[1] !== undefined)
    return { adults: 1 + companions.size + numberOf(own[1]), words: own[0], isEverybody: true }
  const group = total ?? text.take(GROUPS.slice(2).join('|')) ?? (isGroup ? undefined : takeOfUs(text))
  const size = group?.slice(1).find(Boolean)
  if (group && size !== undefined) {
    const all = numberOf(size) - absent
    // "6 students of 16 and 2 teachers" are eight.
    const end = group.index + group[0].length
    const after = text.rest().slice(end)
    // "Two friends and a baby", "somos 4 y un bebé", "somos 2 con mi bebé": the baby is not one of them.
    const isBeside =
      /^ ?(?:\+|mas |plus )/.test(after) ||
      isAll(`(?:.* )?(?:${GROWN_UPS})`, group[0]) ||
      (areBabies && AND_THE_BABY.test(after)) ||
      (areBabies && all === 2 && WITH_THE_BABY.test(after))
    const beside = named.filter(({ index }) => JOINED.test(text.rest().slice(end, index))).length
    const before = text.rest().slice(0, group.index)
    // "Me, my husband and 5 friends"
    const isAdded = AFTER_COMPANION.test(before) && companions.size > 0
    const areWithWriter =
      !total && isAll(`[^ ]+ (?:${GROWN_UPS})`, group[0]) && (WITH_THEM.test(before) || AND_THEM.test(before))
    const writers = areWithWriter && companions.size === 0 && (text.take(COUPLE) || text.has(WE)) ? 2 : 1
    if (isAdded || areWithWriter)
      return { adults: writers + companions.size + all, words: group[0], isEverybody: true }
    const hasHer = /^ (?:y ella|and her) ?(?:[,.;]|$)/.test(after)
    const others = [...takeOthers(text), ...text.takeAll(NON_DIVERS)]
    const own = all > minors && !isBeside ? all - minors : all
    return {
      adults: others.reduce((sum, [, count = '']) => sum + numberOf(count), own + beside + +hasHer),
      words: [group, ...others].map(([one]) => one),
      isEverybody: true,
      isGroup: true,
    }
  }
  const hasOther = text.take(COUPLE) !== undefined && ![...companions].some((who) => isAll(PARTNER, who))
  if (hasOther || companions.size > 0)
    return { adults: 1 + companions.size + +hasOther + takeBeside(text), companions: [...companions] }
  if (text.takeAll(SOLO).length > 0) return { adults: 1 }
  if (minors + grown > 0 && (text.take(ONE_PARENT) || isAlone)) return { adults: 1 }
  if (text.take(RETIRED)) return { adults: 2 }
  return minors + grown === 0 && text.has(`${I_TRAVEL}|${FOR_WORK}`) && !text.has(OTHERS) ? { adults: 1 } : {}
}
