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

const INSTEAD = '(?:instead of|rather than|en (?:vez|lugar) de)'
const WAS = COUNT.replace('count', 'was')
const WAS_UNIT = UNIT.replace('unit', 'wasUnit')
const AND = '(?:,? (?:and|with|y|con)(?!\\p{L}))?'

/** "10 days instead of 8", "en vez de 8 días, 10" */
const OTHER_LENGTHS = [
  `${COUNT}(?: ${UNIT})? ${INSTEAD} ${WAS}(?: ${WAS_UNIT})?${AND}`,
  `${INSTEAD} ${WAS}(?: ${WAS_UNIT})?,? (?:(?:make it|we want|we have|que sean|queremos|tenemos|mejor) )?${COUNT}(?: ${UNIT})?${AND}`,
].map(words)

/** "10 days, the extra ones in Roatán" */
const EXTRA_DAYS = words(
  '(?:(?:(?:extra|additional|remaining) (?:days?|nights?|ones?)|the (?:extras?|rest)) (?:in|on|at)|(?:(?:d[ií]as?|noches?|los|las)(?: (?:extras?|adicionales|restantes|dem[aá]s|que (?:sobra|queda)n)| de m[aá]s)|el resto) en)',
)

const WEEK = 7

const tripDays = (count: string, unit: string) =>
  countOf(count) * (/^[ws]/i.test(unit) ? WEEK : 1) + (/^n/i.test(unit) ? 1 : 0)

/** How much longer a trip of that `length` becomes if the text names another one (`read`) as such. */
export const otherLengthIn = (text: string, length: number, read: number | undefined) => {
  for (const pattern of OTHER_LENGTHS) {
    const { 0: found, groups } = pattern.exec(text) ?? {}
    const { count = '', unit, was = '', wasUnit } = groups ?? {}
    const named = unit ?? wasUnit
    if (found === undefined || named === undefined || tripDays(was, wasUnit ?? named) !== length) continue
    return { found, days: tripDays(count, named) - length }
  }
  const [extra] = EXTRA_DAYS.exec(text) ?? []
  return extra !== undefined && read !== undefined && read > length
    ? { found: extra, days: read - length }
    : undefined
}

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
