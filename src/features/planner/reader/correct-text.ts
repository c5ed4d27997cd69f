import { typosBetween } from '~/lib/typos'
import { correctAges } from './correct-ages'
import { NUMBER } from './lengths'
import { MONTH_NAMES, OFTEN_MISSPELLED } from './lexicon'
import { plain } from './scan'

/** "12/20-1/3" */
const DASH_OF_DATES = /(?<=\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)[-–](?=\d{1,2}\/\d)/g

/** "5 1/2" */
const HALF = /(?<=\d)(?: ?½| 1\/2(?![\d/]))/g

/** The month before a day, not the sea: "Mar 2". */
const MARCH =
  /(?<!\b(?:el|al|del) )\bmar(?=\.? \d{1,2}\b(?! ?(?:d[ií]a|noch|sem|day|night|week|pers|adul)))/gi

const COUNTED = 'days?|d[ií]as?|nights?|noches?|weeks?|semanas?|adults?|adultos?|people|personas'

/** After a number that the next one replaces: "7 days, no wait, make it 9". */
const CORRECTION =
  '(?:no, |(?:no,? )?(?:(?:(?:ay|espera|wait|sorry|perdon|perdón|digo|quise decir|i mean|actually|better|mejor(?: dicho)?|or rather|o m[aá]s bien|(?:but|pero) (?:now |ahora )?(?:i |we )?(?:now |ahora )?(?:(?:only|just|s[oó]lo) (?:have|got|tengo|tenemos)|(?:have|got|tengo|tenemos) (?:only|just|s[oó]lo))(?= \\p{L}* ?\\d* ?(?:days?|d[ií]as?|nights?|noches?)?(?:[.,;]| (?:in|en|for|para|from|flying|and|y) |$))|que sean|make (?:it|that)|scratch that)[,:.]* )+))'

const CORRECTED = new RegExp(
  `(?<!\\p{L})(?:${NUMBER})( (?:${COUNTED}))( (?:in|on|en) \\p{L}+(?: \\p{L}+){0,2}?)?,? ${CORRECTION}(${NUMBER})( (?:${COUNTED}))?(?![\\p{L}\\p{N}])`,
  'giu',
)

const DAYS = '\\d{1,2} ?(?:to|al?|-|–|thr(?:u|ough)|until) ?'

/** "Del 1 al 9 de marzo, no, perdón, del 2 al 10", "March 1 to 9, sorry, March 2 to 10" */
const CORRECTED_DATES = new RegExp(
  `(?<!\\p{L})(?:from |del? )?(${MONTH_NAMES} )?${DAYS}(?:${MONTH_NAMES} )?\\d{1,2}( de ${MONTH_NAMES})?,? ${CORRECTION}(?:from |del? )?(${MONTH_NAMES} )?(${DAYS}(?:${MONTH_NAMES} )?\\d{1,2})( de ${MONTH_NAMES})?(?![\\p{L}\\p{N}])`,
  'giu',
)

/** "July, actually scratch that, make it August" */
const CORRECTED_MONTH = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d (?:de |of )?|\\b(?:no|not) (?:en |in )?)${MONTH_NAMES}[,.]? ${CORRECTION}(?:(?:in|en) )?(?=${MONTH_NAMES}(?! \\d))`,
  'giu',
)

/** Drops repeated sentences of more than two words. */
const saidOnce = (text: string): string => {
  const said = new Set<string>()
  return text.replaceAll(/[^.;!?\n]+/g, (sentence) => {
    const words = plain(sentence).match(/[\p{L}\p{N}]+/gu) ?? []
    const isRepeated = words.length > 2 && said.has(words.join(' '))
    said.add(words.join(' '))
    return isRepeated ? '' : sentence
  })
}

const STAYING =
  ",? (?:(?:and |y |then )?(?:(?:(?:we|i)(?:'ll| will)? )?(?:stay(?:ing)?|leav(?:e|ing)|return(?:ing)?|back) |(?:nos |me )?(?:qued(?:amos|o|aremos)|vamos|voy|regres(?:amos|o)|volvemos|vuelvo|salimos|salgo) ))?"

/** "December 22, staying until the 29th" */
const UNTIL_DAY = new RegExp(
  `(?<!\\p{L})(${MONTH_NAMES})\\.? (\\d{1,2})(?:st|nd|rd|th)?${STAYING}(?:until|till|thr(?:u|ough)|to|on) (?:the )?(\\d{1,2})(?:st|nd|rd|th)(?! (?:of )?(?:${MONTH_NAMES}))`,
  'giu',
)

/** "El 22 de diciembre, y nos quedamos hasta el 29" */
const HASTA_EL = new RegExp(
  `(?<!\\p{L})(\\d{1,2}) de (${MONTH_NAMES})${STAYING}(?:hasta|al) (?:el )?(\\d{1,2})(?! (?:de |d[ií]as|noches|personas|adultos)|\\d)`,
  'giu',
)

/**
 * Rewrites `typed` for the readers: corrections replace what they correct, repeated sentences and ages of adults are left
 * out, and ages, fractions, and misspelled words get one form.
 */
export const correctText = (typed: string): string =>
  correctAges(saidOnce(typed.replaceAll(/\p{Co}/gu, ' ')))
    .replaceAll(UNTIL_DAY, (words, month: string, first: string, last: string) =>
      Number(first) < Number(last) ? `${month} ${first} to ${month} ${last}` : words,
    )
    .replaceAll(HASTA_EL, (words, first: string, month: string, last: string) =>
      Number(first) < Number(last) ? `${first} al ${last} de ${month}` : words,
    )
    .replaceAll(
      CORRECTED_DATES,
      (
        _,
        before: string | undefined,
        after: string | undefined,
        newBefore: string | undefined,
        dates: string,
        newAfter: string | undefined,
      ) => {
        const ends = newAfter ?? (newBefore ? '' : (after ?? ''))
        return ends ? `del ${dates}${ends}` : `${newBefore ?? before ?? ''}${dates}`
      },
    )
    .replaceAll(
      CORRECTED,
      (_, unit: string, where: string | undefined, count: string, newUnit: string | undefined) =>
        `${count}${newUnit ?? unit}${where ?? ''}`,
    )
    .replaceAll(CORRECTED_MONTH, '')
    .replaceAll(DASH_OF_DATES, ' - ')
    .replaceAll(HALF, ' and a half')
    .replaceAll(/ (?:a m[aá]s tardar|at the latest)(?!\p{L})/giu, '')
    .replaceAll(MARCH, 'March')
    .replaceAll(/\p{L}{5,}/gu, (word) =>
      OFTEN_MISSPELLED.includes(plain(word))
        ? word
        : (OFTEN_MISSPELLED.find((name) => typosBetween(name, plain(word), 1) === 1) ?? word),
    )
