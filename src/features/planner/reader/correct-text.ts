import { typosBetween } from '~/lib/typos'
import { numberOf } from './ages'
import { correctAges } from './correct-ages'
import { correctLengths } from './correct-lengths'
import { withFullForms } from './full-forms'
import { NUMBER } from './lengths'
import { anyOf, MONTH_NAMES, NUMBERS, OFTEN_MISSPELLED, valueOf, type Words } from './lexicon'
import { plain } from './scan'

/** "12/20-1/3" */
const DASH_OF_DATES = /(?<=\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)[-–](?=\d{1,2}\/\d)/g

/** "5 1/2" */
const HALF = /(?<=\d)(?: ?½| 1\/2(?![\d/]))/g

/** The month before a day, not the sea: "Mar 2". */
const MARCH =
  /(?<!\b(?:el|al|del) )\bmar(?=\.? \d{1,2}\b(?! ?(?:d[ií]a|noch|sem|day|night|week|pers|adul)))/gi

/** "In mar", "7 days mar" */
const MARCH_ALONE = /(?<=\b(?:in|early|mid|late|\d{1,2} (?:days?|nights?)) )mar(?![\p{L}\p{N}-])/giu

const HEADS = '(?:people|persons|personas|pax|of us)'
const GROUP = '(?:family|party|group|familia|grupo) (?:of|de)'

/** "8 people, 5 adults and the rest kids" */
const REST_ARE_KIDS = new RegExp(
  `(?<!\\p{L})(?:${GROUP} )?(?<all>${NUMBER})(?: ${HEADS}|(?<=${GROUP} \\p{L}+|${GROUP} \\d+))(?<between>[^.;\\d]*?)(?<!\\p{L})(?<adults>${NUMBER})(?<and> adult\\p{L}*),?(?: (?:and|y))? (?:(?:the )?(?:rest|others)|el resto|l[oa]s? dem[aá]s)(?: (?:are|being|son))?(?= (?:kids|children|ni[nñ][oa]s|menores)(?!\\p{L}))`,
  'giu',
)

/** "Family of 4 kids 9 and 12" */
const NO_COMMA_AFTER_FAMILY = new RegExp(
  `(?<=(?<!\\p{L})${GROUP} (?:${NUMBER})) (?=(?:kids|children|ni[nñ][oa]s) (?:\\(|of |de |aged )?\\d)`,
  'giu',
)

const COUNTED = 'days?|d[ií]as?|nights?|noches?|weeks?|semanas?|adults?|adultos?|people|personas'

/** After a number that the next one replaces: "7 days, no wait, make it 9". */
export const CORRECTION =
  '(?:no, |(?:no,? )?(?:(?:(?:ay|espera|wait|sorry|perdon|perdón|digo|quise decir|i meant?|(?:wh)?oops|ups|actually|better|mejor(?: dicho)?|or rather|o m[aá]s bien|(?:but|pero) (?:now |ahora )?(?:i |we )?(?:now |ahora )?(?:(?:only|just|s[oó]lo) (?:have|got|tengo|tenemos)|(?:have|got|tengo|tenemos) (?:only|just|s[oó]lo))(?= \\p{L}* ?\\d* ?(?:days?|d[ií]as?|nights?|noches?)?(?:[.,;]| (?:in|en|for|para|from|flying|and|y) |$))|que sean|make (?:it|that)|scratch that)[,:.]* )+))'

/** Before a correction. What is better in another sentence is not one. */
const PAUSE = '(?:,? |,? ?[-–—] ?|[.;] (?!better|mejor))'
const CORRECTED = new RegExp(
  `(?<!\\p{L})(?:${NUMBER})( (?:${COUNTED}))( (?:in|on|en) \\p{L}+(?: \\p{L}+){0,2}?)?${PAUSE}${CORRECTION}(?:son |it's )?(${NUMBER})(?:( (?:${COUNTED}))(?![\\p{L}\\p{N}])|(?= ?(?:[^\\p{L}\\p{N} ]|$)| (?:in|on|en|for|para|from|and|y) ))`,
  'giu',
)
/** "No son 8 días, son 10", "not 8 days but 10" */
const NOT_BUT = new RegExp(
  `(?<!\\p{L})(?:no(?: son| somos)?|not) (?:${NUMBER})( (?:${COUNTED})),? (?:sino|son|but|it's) (${NUMBER})( (?:${COUNTED}))?(?![\\p{L}\\p{N}])`,
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
  `(?<![\\p{L}\\p{N}]|\\b(?:no|not) (?:en |in )?)((?:(?:${MONTH_NAMES}|\\d{1,2}(?:st|nd|rd|th)?|de|of|to|al?|until|thr(?:u|ough))(?![\\p{L}\\p{N}])[ .–-]*)+)${PAUSE}${CORRECTION}(?:(?:in|en|de|of) )?(${MONTH_NAMES})(?! \\d)`,
  'giu',
)
const ANY_MONTH = new RegExp(`\\b${MONTH_NAMES}`, 'gi')
/** "We do not go in March but in April" */
const NOT_THAT_MONTH = new RegExp(
  `(?<!\\p{L})(?:no|not) ((?:\\p{L}+ ){0,2}?)(?:in|en) ${MONTH_NAMES},? (?:sino|but) (?=(?:(?:in|en) )?${MONTH_NAMES})`,
  'giu',
)
/** "No llegamos por San Pedro sino por Palmerola" */
const NOT_THAT_AIRPORT =
  /(?<!\p{L})(?:no|not|never|(?:do|wo)n['’]t|do not) ((?:\p{L}+ )?(?:fly|arriv|land|leav|depart|lleg|aterriz|vol|vuel|entr|sal|regres)\p{L}*(?: back| home| out)? )(?:in|into|to|at|via|through|from|por|al?|en|de|desde) \p{L}+(?: \p{L}+){0,2},? (?:sino|but) (?=(?:in|into|to|at|via|through|from|por|al?|en|de|desde) )/giu

/** "5 días en Tela, gracias": not "Copán, Gracias" */
const THANKS =
  /(?<=\p{Lu}\p{Ll}+|\b(?:d[ií]as|noches|semanas?|personas|adultos|ni[nñ]os|favor)),? gracias(?=[.! ]*$)/u

/** "Miami-Roatán" */
const DASH_TO_AIRPORT =
  /(?<=\p{L})[-–](?=(?:roat[aá]n|san pedro|palmerola|la ceiba|sap|xpl|rtb|lce)(?!\p{L}))/giu

/** "12 de enero, perdón, el 14", "January 12 - no, the 14th - to the 20th" */
const CORRECTED_NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}])\\d{1,2}(?:st|nd|rd|th)?((?:(?: of| de)? ${MONTH_NAMES})?)${PAUSE}${CORRECTION}(?:the |el )(\\d{1,2}(?:st|nd|rd|th)?)(?!\\d| ?-?(?:years?|a[nñ]os|yo|de|of)(?!\\p{L}))(?: ?[-–—](?= ?(?:to|until|al?|hasta) ))?`,
  'giu',
)

const ONE_DATE = `(?:(?:${MONTH_NAMES})\\.? \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2} de (?:${MONTH_NAMES}))`
const ON_DATE = '(?:(?:starting|beginning|arriving|on|from|el|desde|empezando|llegando) )*'

/** "Starting January 4, no wait, January 6" */
const CORRECTED_DAY = new RegExp(
  `(?<!\\p{L})${ON_DATE}${ONE_DATE},? ${CORRECTION}(?=${ON_DATE}${ONE_DATE}(?![\\p{L}\\p{N}]))`,
  'giu',
)

const PARENT = 'mom|mum|mother|dad|father|mam[aá]|pap[aá]|madre|padre'

/** "Mom dad and 2 kids" */
const NO_COMMA = new RegExp(`(?<=(?<!\\p{L})(?:${PARENT})) (?=(?:m[iy] )?(?:${PARENT})(?!\\p{L}))`, 'giu')

/** "We've been to neither Copán nor Roatán" is no refusal. */
const BEEN_TO_NEITHER = /\b(?:been to|seen|visited|tried|know) neither ([^.;,]+?) n?or /giu

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

/** "Instead of 4 nights in Roatán", "skip the 3 nights in Copán": the stay, not some nights of it. */
const REFUSED_STAY = new RegExp(
  `(?<!\\p{L})(instead of(?: the)?|rather than|en (?:vez|lugar) de(?: las?| los)?|(?:skip|drop|remove|cancel|cut|lose|quita|quitar|elimina|eliminar|cancela|cancelar|borra) (?:the|our|my|las?|los|mis|nuestr[oa]s)) (?:${NUMBER}) (?:nights?|days?|noches?|d[ií]as?) (?:in|on|at|en|de) (?=\\p{L})`,
  'giu',
)

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

/** "Three nights in Copán and the rest of the ten days on Utila" */
const REST_OF_ALL = new RegExp(
  `(?:the |el )?(?:rest|remainder|resto) (?:of|de) (?:the|our|my|los|las) (${NUMBER}) (days|nights|d[ií]as|noches)( (?:in|on|at|en) .*)`,
  'isu',
)

const TENS: Words<number> = [
  [16, 'dieciseis'],
  [17, 'diecisiete'],
  [18, 'dieciocho'],
  [19, 'diecinueve'],
  [21, 'veintiun[oa]?'],
  [22, 'veintidos'],
  [23, 'veintitres'],
  [24, 'veinticuatro'],
  [25, 'veinticinco'],
  [26, 'veintiseis'],
  [27, 'veintisiete'],
  [28, 'veintiocho'],
  [29, 'veintinueve'],
  [31, 'treinta y un[oa]?'],
]

/** "Treinta y un de enero", "veintidós" */
const SPANISH_TENS = /(?<!\p{L})(?:dieci\p{L}+|veinti\p{L}+|treinta y un[oa]?)(?!\p{L})/giu

/** "Cinco de febrero" */
const SPANISH_DAY = new RegExp(`(?<!\\p{L})(${anyOf(NUMBERS.slice(1))})(?= de (?:${MONTH_NAMES}))`, 'giu')

/** "Enero 15", not "enero 3 noches" or "mayo 3 a mayo 10" */
const SPANISH_MONTH_FIRST =
  /(?<!\d (?:de )?|\p{L})(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre) (\d{1,2})(?![\p{L}\d/.-]| ?(?:a|al|hasta|y|o|-|–|to|and|d[ií]as?|noches?|semanas?|personas|adult|ni[nñ]|amig|mes)(?!\p{L}))(?! ?(?:adult|ni[nñ]|amig|pax|ppl))/giu

/**
 * Rewrites `typed` for the readers: corrections replace what they correct, repeated sentences and ages of adults are left
 * out, and ages, fractions, and misspelled words get one form.
 */
export const correctText = (typed: string): string =>
  correctLengths(
    correctAges(
      saidOnce(
        withFullForms(typed.replaceAll(/\p{Co}/gu, ' '))
          .replaceAll(NO_COMMA_AFTER_FAMILY, ', ')
          .replaceAll(REST_ARE_KIDS, (words, ...found) => {
            const { all = '', between = '', adults = '', and = '' } = found.at(-1) as Record<string, string>
            const kids = numberOf(plain(all)) - numberOf(plain(adults))
            return kids > 0 ? `${between}${adults}${and}, ${kids}` : words
          }),
      ),
    ),
  )
    .replaceAll(REFUSED_STAY, '$1 ')
    .replaceAll(BEEN_TO_NEITHER, '$1 and ')
    .replaceAll(CORRECTED_NUMBER, '$2$1')
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
    .replaceAll(
      NOT_BUT,
      (_, unit: string, count: string, newUnit: string | undefined) => `${count}${newUnit ?? unit}`,
    )
    .replaceAll(CORRECTED_DAY, '')
    .replaceAll(CORRECTED_MONTH, (words, dates: string, month: string) => {
      const months = new Set(dates.toLowerCase().match(ANY_MONTH))
      return months.size === 1 ? dates.replaceAll(ANY_MONTH, month).trimEnd() : words
    })
    .replaceAll(NOT_THAT_MONTH, '$1')
    .replaceAll(NOT_THAT_AIRPORT, '$1')
    .replace(THANKS, '')
    .replaceAll(NO_COMMA, ', ')
    .replaceAll(/(?<!\p{L}|\b(?:mi|tu|su|el) )pa['’]?(?= (?!y |and )[\p{L}\d])/giu, 'para')
    .replaceAll(/(?<=french )harbor(?!\p{L})/giu, 'Harbour')
    .replaceAll(DASH_TO_AIRPORT, ' - ')
    .replaceAll(DASH_OF_DATES, ' - ')
    .replaceAll(HALF, ' and a half')
    .replaceAll(/(?<!\p{L})bus(?=e[oa])/giu, 'buc')
    .replaceAll(/(?<=\b\d{1,2})(?=(?:pax|ppl|people|personas?|adult[oa]?s?|kids|ni[nñ][oa]s)\b)/giu, ' ')
    .replaceAll(/ (?:a m[aá]s tardar|at the latest)(?!\p{L})/giu, '')
    .replaceAll(MARCH, 'March')
    .replaceAll(MARCH_ALONE, 'March')
    .replaceAll(/(?<=\bno (?:(?:pueden?|deben?) faltar|(?:nos |me )?falten?) [^.;,]*) ni /giu, ' y ')
    .replace(
      REST_OF_ALL,
      (_, count: string, unit: string, where: string) => `${where.trim()}, ${count} ${unit} in total`,
    )
    .replaceAll(SPANISH_TENS, (words) => String(valueOf(TENS, plain(words)) ?? words))
    .replaceAll(SPANISH_DAY, (words) => String(valueOf(NUMBERS, plain(words)) ?? words))
    .replaceAll(SPANISH_MONTH_FIRST, '$2 de $1')
    .replaceAll(/\p{L}{5,}/gu, (word) =>
      OFTEN_MISSPELLED.includes(plain(word))
        ? word
        : (OFTEN_MISSPELLED.find((name) => typosBetween(name, plain(word), 1) === 1) ?? word),
    )
