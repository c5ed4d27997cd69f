// Words that several kinds of change share.

/** The page does not load the reader's numbers for these few. */
const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  dos: 2,
  'a couple of': 2,
  'un par de': 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
  seven: 7,
  siete: 7,
  eight: 8,
  ocho: 8,
  ten: 10,
  diez: 10,
}
export const COUNT = `(?<count>\\d{1,2}|an?|one|un[ao]?|${Object.keys(COUNTS).join('|')})`
/** The same without a group. */
export const ANY_COUNT = COUNT.replace('?<count>', '?:')
export const UNIT = '(?<unit>days?|nights?|weeks?|d[ií]as?|noches?|semanas?)'

export const countOf = (count: string) => Number(count) || (COUNTS[count.toLowerCase()] ?? 1)

export const EARLIER_OR_LATER = 'later|earlier|sooner|m[aá]s (?:tarde|temprano|adelante)|despu[eé]s|antes'
export const EARLIER_BY = 'bring|adel[aá]nt\\p{L}*'
export const ARRIVE = '(?:arriv|start|begin|lleg|emp(?:ez|iez|iec)|com(?:enz|ienz|ienc)|inici)\\p{L}*'
export const GO_HOME =
  '(?:(?:com|go|fly|head)(?:e|ing)? (?:back|home)|return\\p{L}*|leav(?:e|ing)|depart\\p{L}*|regres\\p{L}*|v[ou]e?lv\\p{L}*|nos vamos|me voy)'

export const ADD = 'add|agr[eé]g\\p{L}*|a[ñn][aá]d\\p{L}*|s[uú]m[ae]\\p{L}*'
export const SHORTEN =
  'shorten|cut|trim|knock|drop|shave|remove|red[uú][cz]\\p{L}*|(?:re|a)c[oó]rt\\p{L}*|c[oó]rtal[eo]|qu[ií]t\\p{L}*|s[aá]ca(?:le)?|b[aá]jal[eo]|r[eé]sta(?:le|r|rle)?'
export const EXTEND =
  'extend|lengthen|bump|stretch|up(?= \\p{L}+ by )|s[uú]b[ei]l[eo]|est[ií]r\\p{L}*|a[uú]m[eé]nt\\p{L}*|agr[aá]nd\\p{L}*|prol[oó]ng\\p{L}*|al[aá]rg\\p{L}*|exti[eé]nd\\p{L}*'

export const LESS = new RegExp(
  `^(?:fewer|less|minus|shorter|menos|earlier|sooner|antes|take|m[aá]s (?:temprano|cort\\p{L}*)|${EARLIER_BY}|${SHORTEN})`,
  'iu',
)

/** The pattern as whole words. */
export const words = (pattern: string) => new RegExp(`(?<!\\p{L})${pattern}(?![\\p{L}\\d])`, 'iu')
