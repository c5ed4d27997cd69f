import {
  ADD,
  ARRIVE,
  COUNT,
  EARLIER_BY,
  EARLIER_OR_LATER,
  EXTEND,
  GO_HOME,
  LESS,
  SHORTEN,
  UNIT,
  countOf,
  words,
} from './change-words'

/** Between a verb and the days: "the trip by", "todo", "los últimos" */
const THE_TRIP =
  '(?: (?:it|everything|(?:the|our|my) (?:trip|dates?|stay)|todo|(?:el|mi|nuestro) viaje|las? fechas?|la estad[ií]a|short|off|back|forward|the last|(?:los|las) [uú]ltim[oa]s|by|for|por|en))*'

/** Not "drop two days of diving". */
const OF_TRIP = '(?! (?:of|de)(?! (?:the|our|my) trip)(?!\\p{L}))'

/** Not "leave home", "salimos de casa", which are about the way there. */
const LEAVE = 'sal(?:ir|[eg]|imos|go|en|dremos)'
const TO_HOME = '(?: (?:a casa|(?:de |from )?honduras|(?<=(?:back|return(?:ing)?) )home))?'

/** Not "two days before Christmas" */
const OF_PLAN =
  '(?: (?:than planned|de lo (?:planeado|previsto|pensado))|(?! (?:de|del|of|than|que)(?!\\p{L})))'

const MAKE_IT = '(?:h(?:az|ac[eé]|aga)lo )?'
const SHORTER = 'm[aá]s (?:cort|larg)[oa]'

/** "Two days longer", "one more night", "un día menos", "add two nights", "come back a day later" */
export const LENGTHS = [
  `${COUNT} (?<sort>more|extra|additional|fewer|less) ${UNIT}`,
  `${MAKE_IT}${COUNT} ${UNIT} (?<sort>longer|more|extra|shorter|less|fewer|${SHORTER}|m[aá]s(?! (?:tarde|temprano|adelante))|adicional(?:es)?|menos)`,
  `${MAKE_IT}(?<sort>shorter|longer|${SHORTER}) (?:by|por|en) ${COUNT} ${UNIT}`,
  `(?<sort>another|otr[oa]s?) (?:${COUNT} )?${UNIT}`,
  `(?<sort>${ADD}) ${COUNT} ${UNIT}`,
  `(?:${GO_HOME}|${LEAVE})${TO_HOME} ${COUNT} ${UNIT} (?<sort>${EARLIER_OR_LATER})${OF_PLAN}`,
  `(?<sort>${SHORTEN}|${EXTEND})${THE_TRIP} ${COUNT} ${UNIT}${OF_TRIP}`,
].map(words)

/** "Arrive a day earlier" and leave on the same day */
export const ARRIVALS = [words(`${ARRIVE} ${COUNT} ${UNIT} (?<sort>${EARLIER_OR_LATER})`)]

/** "A week later", "put it off by two days", "adelántalo dos días" */
export const SHIFTS = [
  `(?:de casa )?${COUNT} ${UNIT} (?<sort>${EARLIER_OR_LATER})${OF_PLAN}`,
  `(?<sort>put|postpone|delay|push|apl[aá][zc]\\p{L}+|pos?p[oó]n\\p{L}+|(?:a|re)tr[aá]s\\p{L}+|${EARLIER_BY})${THE_TRIP} ${COUNT} ${UNIT}`,
].map(words)

const WEEK = 7

/** The words that one of the patterns finds, and their days: negative for fewer or earlier ones. */
export const daysIn = (patterns: readonly RegExp[], text: string) => {
  for (const pattern of patterns) {
    const { 0: found, groups } = pattern.exec(text) ?? {}
    const { count = '', unit = '', sort = '' } = groups ?? {}
    if (found === undefined) continue
    return { found, days: countOf(count) * (/^[ws]/i.test(unit) ? WEEK : 1) * (LESS.test(sort) ? -1 : 1) }
  }
  return undefined
}
