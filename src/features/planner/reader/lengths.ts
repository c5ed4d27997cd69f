import { anyOf, MONTH_NAMES, NUMBERS } from './lexicon'
import { numberOf } from './ages'

export const NUMBER = `\\d{1,3}|${anyOf(NUMBERS)}`
/** The first number of "3 to 4 days", which is not a day of the month. */
export const RANGE = `(?:(?<!(?:${MONTH_NAMES})\\.? |[\\d/.-])(?:${NUMBER}) ?(?:-|–|to|or|a|o) ?)?`

/** Before a length that adds to another. */
export const THEN = 'then|plus|mas|luego|despues|followed by|seguid[oa]s? (?:de|por)'

/** Units for the length of a stay. */
export const UNIT = 'nights?|nites?|noches?|nts?|(?<=\\d)n(?!\\p{L})|day[sz]?|dias?|weeks?|semanas?'

/** Between a number and its unit. */
export const SORT_OF_LENGTH = '(?:full |whole |more |extra |additional |other )?'

/** After a length that adds to another; not the "more" of "10 days, more or less". */
export const ON_TOP =
  '(?: (?:more|extras?|mas|adicionales|max(?:imum)?|tops|(?:como )?(?:maximo|minimo)|a lo sumo|at (?:most|least))(?! (?:or|o|than|de|que) ))'

/** The number of nights or days; a week has seven of either. */
export const countOf = (count: string, unit: string): number => numberOf(count) * (/^[ws]/.test(unit) ? 7 : 1)
