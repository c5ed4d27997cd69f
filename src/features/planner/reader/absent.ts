import { NUMBER } from './ages'
import { CLAUSE_ENDS, MONTH_NAMES } from './lexicon'
import {
  BABIES,
  counted,
  GRANDPARENTS,
  IN_LAWS,
  KIDS,
  NEPHEWS,
  OWN_KIDS,
  PARENTS,
  PARTNER,
  PEOPLE,
  RELATIVE,
  THEIR,
  WHOSE,
} from './person-words'
import type { Scan } from './scan'

/** After the children: "the kids (4 and 7) stay home". */
const AGES_BESIDE =
  '(?: ?\\([^()]{1,25}\\)|, \\d{1,2}(?:(?:,| y| and| &) \\d{1,2})*,|,? (?:(?:de|aged?) )?\\d{1,2}(?:(?:,| y| and| &) \\d{1,2})*[ -](?:months?|meses|years?|anos)(?:[ -]olds?)?)?'

const JOINING =
  '(?:will |va a |van a )?(?:join(?:s|ing)?|catch(?:es)? up with|meet(?:s|ing)?|(?:se )?(?:(?:me|nos) )?(?:une[ns]?|unira|uniran|unir(?:se)?(?:nos|me)?|juntan?|alcanzan?))(?: (?:us|me))?'

const DAY_OF_JOINING = `(?: (?:on|the|el|dia|later|despues|luego|halfway|${MONTH_NAMES}\\.?|\\d{1,2}(?:st|nd|rd|th)?|(?:de|of) ${MONTH_NAMES}))+`

/** People who join later: "my girlfriend joins us on the 18th". A plan has the same people every day. */
export const takeJoining = (text: Scan): RegExpExecArray[] =>
  text.takeAll(
    `(?:(?:${WHOSE}) )?(?:(?:${NUMBER}) )?(?:${PARTNER}|${RELATIVE}|${PARENTS}|${PEOPLE}) ${JOINING}${DAY_OF_JOINING}`,
  )

/** Not "isn't going to dive" nor "doesn't go hiking": they may still come. */
const NO_AIM =
  '(?= ?(?:[,.;!)]|$|(?:with (?:us|me)|con nosotros|conmigo|this|esta vez|after all|al final|any ?more|either|tampoco|(?:to|a) honduras|(?:on|en) (?:this|the|este|el) (?:trip|viaje)|and|but|so|because|since|y|pero|porque|asi que)(?!\\p{L})))'

/** Those who stay with relatives do not travel, and neither do the relatives. */
const AT_HOME_WITH = `(?:(?: at)? home| behind| en (?:la )?casa)?(?: (?:with|con|donde|en casa de) ${THEIR}?(?:${IN_LAWS}|${PARENTS}|${GRANDPARENTS}|${RELATIVE}|ti[oa]s)(?:,? (?:and|y|&) ${THEIR}?(?:${RELATIVE}))?(?!\\p{L}))`

const STAY =
  '(?:will |is |are |va a |van a )?(?:stay(?:s|ing)?|remains?|(?:se )?(?:queda(?:n|ra|ran|ndo)?|quede)|quedarse)'

const DO_NOT_COME = [
  `(?:(?:is|are|ca|wo|do|does)n't|(?:is|are|will|can|do|does) ?not)(?: be)?(?: able to)? (?:com(?:e|ing)|mak(?:e|ing) it|(?:join(?:ing)?(?: us| me)?|go(?:ing)?|travel(?:l?ing)?)${NO_AIM})`,
  `(?:ya )?no (?:va[ns]? a |puede[ns]? )?(?:viene[ns]?|vendran?|venir|(?:nos |me )?acompana[nr]?|(?:va[ns]?|viajan?|ir)${NO_AIM})`,
  `(?:ya )?no puede[ns]?${CLAUSE_ENDS}`,
].join('|')

const NOT_COMING = [
  DO_NOT_COME,
  `${STAY}(?:(?: at)? home|(?: en (?:la )?casa)|${AT_HOME_WITH})`,
  // Not "my mom can't fly, so we go by bus".
  "(?:(?:ca|wo)n't (?:fly|travel)|no puede[ns]? (?:volar|viajar))(?=,? (?:so|asi que) (?:\\S+ ){0,3}(?:just|only|solo) )",
].join('|')

const WITHOUT_THEM = '(?: (?:with (?:us|me)|con nosotros|conmigo|this time|esta vez|after all|al final))*'

const ONE_OF_OURS = `(?:(?:${NUMBER}) de (?:mis|nuestr[oa]s)|mi|nuestr[oa]|el|la)`

/** "No viene mi hija" */
const NO_VIENE = `(?:ya )?no (?:vienen?|vendran?|(?:van?|viajan?)(?= ${ONE_OF_OURS} \\p{L}+${NO_AIM})) ${ONE_OF_OURS} (?:${PARTNER}|${RELATIVE}|${OWN_KIDS}|${NEPHEWS})${WITHOUT_THEM}`

/** One of several siblings. */
const OF_THEM = '(?:(?:oldest|eldest|youngest|older|younger) )?'

const DE_ELLOS = '(?: (?:mayor|menor|pequen[oa]|grande)(?:e?s)?)?'

/** All children, however many: "but the kids aren't coming". */
export const ARE_KIDS = new RegExp(
  `^(?:(?:but|pero|although|aunque) )?(?:(?:${WHOSE}) )?(?:kids|children|ninos|ninas|hijos|hijas|cipotes|they|ell[oa]s)(?!\\p{L})`,
  'u',
)

/** "We have kids but they aren't coming" */
const THEY_STAY = `(?<=(?:${OWN_KIDS}),? (?:(?:but|pero|and|y) )?)(?:they|ell[oa]s) (?:${NOT_COMING})${WITHOUT_THEM}`

/** "My wife stays home with the baby": not "with the flu". */
const WITH_YOUNG = new RegExp(
  `,? (?:with|con|cuidando(?: al?)?|watching|looking after|taking care of) (?:${THEIR}|(?:an?|una?) )?(?:\\d{1,2}[ -](?:months?|years?)[ -]old )?(?:(?:${NUMBER}) )?(?:(?:${BABIES})(?: (?:girl|boy))?|${KIDS})(?!\\p{L})${AGES_BESIDE}`,
  'uy',
)

/** Someone who is not coming. */
export interface Absent {
  readonly index: number
  readonly words: string
  /** How many of them an earlier count included: "somos 5 pero mi papá no viene". */
  readonly counted: number
  /** Children whom others look after, or some of several. */
  readonly areYoung?: boolean
}

/** "We leave the kids with grandma" */
const LEFT_BEHIND = `(?:leav(?:e|ing)|dej(?:o|amos|ando|aremos|ar)(?: al?)?) ${THEIR}?(?:(${NUMBER}) )?(?:${KIDS}|${BABIES})${AGES_BESIDE}${AT_HOME_WITH}`

/** "My sister and her husband aren't coming": without the plural, only he stays at home. */
const MANY = /(?<!\p{L})(?:are(?:n't| not)|don't|(?:viene|vendra|acompana|va|viaja|puede|queda)n)(?!\p{L})/u

const FIRST_OF_TWO = new RegExp(`(?:(?:${WHOSE}) )\\p{L}+(?:-in-law)? (?:and|y|&) $`, 'u')

const withFirst = (text: Scan, { index, words, ...absent }: Absent): Absent => {
  const [first] = MANY.test(words) ? (FIRST_OF_TWO.exec(text.rest().slice(0, index)) ?? []) : []
  if (first === undefined) return { index, words, ...absent }
  text.takeRange(index - first.length, index)
  return { ...absent, index: index - first.length, words: first + words }
}

/** Those who stay at home, with the children that they look after. */
const withYoung = (text: Scan, { index, words, ...absent }: Absent): Absent => {
  WITH_YOUNG.lastIndex = index + words.length
  const [young = ''] = /(?:home|casa)$/.test(words) ? (WITH_YOUNG.exec(text.rest()) ?? []) : []
  text.takeRange(index + words.length, index + words.length + young.length)
  return { ...absent, index, words: words + young, areYoung: absent.areYoung === true || young !== '' }
}

/** Takes people who are not coming: "my dad isn't coming", "mi tío no viene". */
export const takeAbsent = (text: Scan): readonly Absent[] => [
  ...text
    .takeAll(
      `(?:(pero|but|aunque|although) )?(?:(${NUMBER}) (?:of|de) )?(?:(?:${WHOSE}|his|her|su|sus) )?(?:(${NUMBER}) )?${OF_THEM}(?:(${IN_LAWS}|${PARENTS}|${GRANDPARENTS})|${PARTNER}|${RELATIVE}|${OWN_KIDS}|${NEPHEWS}|${PEOPLE})${DE_ELLOS}${AGES_BESIDE} (?:${NOT_COMING})${WITHOUT_THEM}`,
    )
    .map(({ index, 0: words, 1: but, 2: part, 3: count = part, 4: pair }) => ({
      index,
      words,
      counted: but && (count !== undefined || !ARE_KIDS.test(words)) ? counted(count, '', pair ? 2 : 1) : 0,
      areYoung: part !== undefined && new RegExp(`\\b(?:${OWN_KIDS})`).test(words),
    }))
    .map((absent) => (ARE_KIDS.test(absent.words) ? absent : withYoung(text, withFirst(text, absent)))),
  ...text
    .takeAll(NO_VIENE)
    .map(({ index, 0: words }) => ({ index, words, counted: 0, areYoung: words.includes(' de ') })),
  ...text.takeAll(THEY_STAY).map(({ index, 0: words }) => ({ index, words, counted: 0 })),
  ...text.takeAll(LEFT_BEHIND).map(({ index, 0: words }) => ({ index, words, counted: 0, areYoung: true })),
]

const MAYBE =
  '(?:may|might|can|could|possibly|maybe|perhaps|quizas?|tal ?vez|a lo mejor|posiblemente|puede que|puede|podria)'

/** One of several children. */
const ONE_OF_THEM = `(?:(${MAYBE}) )?(?:${THEIR}|al )(?:(?:${OWN_KIDS}) )?(?:(youngest|younger|smallest|little one|(?:mas )?(?:pequen|chiquit)[oa]|menor)|(oldest|older|eldest|(?:mas )?grande|mayor)|(\\d{1,2}) ?-? ?(?:yo|years?(?:(?: |-)olds?)?)|(?:de|of) (\\d{1,2})(?: anos?)?|baby|bebe)(?: (?:one|kid|child|boy|girl|son|daughter|nin[oa]|hij[oa]))?`

/** A child who stays at home. */
export interface Staying {
  readonly words: string
  /** "May stay" */
  readonly isOpen: boolean
  /** With a number, which is an age. */
  readonly which: 'youngest' | 'oldest' | 'baby' | number
}

/** Takes the children who do not come, and with whom they stay: "el pequeño se queda con los abuelos". */
export const takeStaying = (text: Scan): readonly Staying[] =>
  [
    `${ONE_OF_THEM}(?:,? (${MAYBE}))? (?:${STAY}(?:${AT_HOME_WITH}|(?: at)? home| en (?:la )?casa)|${DO_NOT_COME})`,
    `(?:leav(?:e|ing)|dej(?:o|amos|are|aremos|ar)(?: a)?) ${ONE_OF_THEM}${AT_HOME_WITH}`,
  ]
    .flatMap((pattern) => text.takeAll(pattern))
    .map(([words, maybe, youngest, oldest, age, edad = age, maybeAfter]) => ({
      words,
      isOpen: (maybe ?? maybeAfter) !== undefined,
      which: youngest ? 'youngest' : oldest ? 'oldest' : edad === undefined ? 'baby' : Number(edad),
    }))
