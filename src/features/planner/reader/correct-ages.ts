import { anyOf, NUMBERS, valueOf, type Words } from './lexicon'
import { plain } from './scan'

/** "De año y medio", "a year and a half old": not the age of a child with a seat. */
const AGE_OF_BABY =
  /(?<=\b(?:de|tiene|con|a[ñn]os y) )(?:(?:un|1) )?a[ñn]o y medio|(?<!\d (?:and|&) )\b(?:(?:an? |one |1 )?year[ -]and[ -](?:a[ -])?half|(?:an?|one|1) and (?:a )?half[ -]years?)(?=[ -]old)|\b1\.5[ -]years?(?=[ -]old)/gi

const AGE_IN_MONTHS = /(\d{1,2})[ -]?(?:months?|mos?|meses)(?![a-z])(?:[ -]olds?)?/gi

/** "Kids 4 and 18 months" */
const AGES_OF_KIDS =
  /(?<!\p{L})(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|ni[nñ][oa]s?|hij[oa]s?|cipot[ea]s?|niet[oa]s?|grand(?:kids|children))(?=[\s,:(])(?:[\s,:()&-]*(?:\d{1,2}|years?|yrs?|a[ñn]os|months?|mos?|meses|olds?|ages?d?|who|is|are|de|of|con|tienen|and|y|e)(?![\p{L}\d]))+/giu

/** "Three kids (3, 7 and a 14-year-old)" */
const ARTICLE_OF_AGE = /(?<=\d,? (?:and|&) )an? (?=\d{1,2}[ -]years?[ -]old|\d{1,2} ?yo\b)/gi

/** Converts ages to years if at least one of them is in years. */
const agesInYears = (list: string): string =>
  /\d/.test(list.replaceAll(AGE_IN_MONTHS, ''))
    ? list.replaceAll(AGE_IN_MONTHS, (_, months: string) => `${Math.floor(Number(months) / 12)} years`)
    : list

/** "One is 4 and the other is 7" */
const ONE_AND_OTHER =
  /(?<!\p{L})(?:one|un[oa])(?: (?:is|de|aged|tiene))+ (\d{1,2}(?: ?(?:years?(?: old)?|a[ñn]os|months?|meses))?),? (?:and|y) (?:(?:the|an|el|la) ?)?(?:other|otr[oa])(?: one)?(?: (?:is|de|aged|tiene))+ (?=\d)/giu

/** The age of the adults named after it: "70yo couple". */
const AGE_OF_ADULTS =
  /\b[2-9]\d[ -]?y(?:\/?o|(?:ea)?rs?)(?:[ -]old)? (?=couple|solo|wom|m[ae]n|guy|fem|male|friend|trav|parents|mother|father|mom|mum|dad|grand|in-laws|aunt|uncle)/gi

/** "I'm 24 and backpacking" */
const OWN_AGE =
  /(?<=\b(?:i'?m|i am)) [1-9]\d(?! ?(?:,? \d|days?|nights?|weeks?|people|of us|th|pm|am))(?!\d)|(?<=\btengo) [1-9]\d a[ñn]os/gi

/** "My husband and I (both 68)" */
const AGE_OF_BOTH =
  /\((?:both|amb[oa]s)(?: (?:are|aged?|de))? [4-9]\d(?: (?:years?(?:[ -]old)?|a[ñn]os))?\)/gi

/** Before the word for the elders: "my retired parents". */
const SORT_OF_ELDERS =
  /(?<=\b(?:my|our|mis|nuestros) )(?:retired|elderly|aging|old(?:er)?) (?=parents|grandparents|in-laws|mom|mum|mother|dad|father)/gi

const KIDS =
  'kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|twins|triplets|teen(?:ager)?s?|ni[nñ][oa]s?|hij[oa]s?|cipot[ea]s?|niet[oa]s?|gemel[oa]s|melliz[oa]s|trilliz[oa]s|adolescentes?|grand(?:kids|children|sons?|daughters?)'

const AGE_WORDS: Words<number> = [
  ...NUMBERS.filter(([number]) => number > 1 && number < 16).map(
    ([number, words]) => [number, words.replace(/\|(?:a couple of|un par de)/g, '')] as const,
  ),
  [16, 'sixteen|dieciseis|dieciséis'],
  [17, 'seventeen|diecisiete'],
]

const AGE_WORD = `(?:${anyOf(AGE_WORDS)})`

/** "Daughter is six", "kids ten and twelve", "hija de quince": not "kids two adults". */
const AGES_IN_WORDS = new RegExp(
  `(?<=(?<!\\p{L})(?:${KIDS})(?:,? (?:who |que )?(?:(?:is|are|aged?|ages|turning|de|con|tienen?),? ){1,2}|,? \\(?))${AGE_WORD}(?:(?:,| and| y|,? &) (?:${AGE_WORD}|\\d{1,2}))*(?= ?(?:[,.;)]|$|(?:and|y|years?|a[ñn]os|con|with|in|en|for|por) ))`,
  'giu',
)

const LIST_OF_AGES = '\\d{1,2}(?:(?:,| and| y|,? &) ?\\d{1,2})'

/** "Los niños ahora tienen 5 y 8" */
const NOW = new RegExp(
  `(?<=(?<!\\p{L})(?:${KIDS})(?: (?:are|is|tienen?))?) (?:now|ahora|ya|already)(?= (?:are|is|tienen?|aged?|\\d))`,
  'giu',
)

/** "Los niños no caminan mucho, tienen 4 y 6" */
const AGES_LATER = new RegExp(
  `(?<!\\p{L})((?:niños|ninos|niñas|hijos|hijas|kids|children|sons|daughters|boys|girls)(?=,? \\p{L}))((?: [^\\s.;\\d]+){2,8}?|,(?! age)(?: [^\\s.;\\d]+){1,8}?),? (?:tienen |(?:they(?:'re| are)|ages?|aged|edades) |(?=${LIST_OF_AGES}* (?:años|anos|years)))(${LIST_OF_AGES}*)(?: (?:años|anos|years old))?(?! ?\\p{L})`,
  'giu',
)

/** "Mom (72)" */
const AGE_OF_ELDER =
  /(?<=(?<!\p{L})(?:mom|mum|mother|dad|father|mam[aá]|pap[aá]|madre|padre|suegr[oa]|abuel(?:it)?[oa]|grand(?:ma|pa|mother|father)|wife|husband|espos[oa]|novi[oa]|t[ií][oa]|aunt|uncle|me|yo)),? \((?:aged? )?(?:1[89]|[2-9]\d)(?: (?:years?(?: old)?|yo|a[ñn]os))?\)/giu

/** "6 of us, ages 70, 41, 13 and 9" */
const AGES_OF_ALL = new RegExp(
  `(?<!\\p{L})(?:(?:we(?:'re| are) )?(\\d{1,2}|${AGE_WORD}) of us|(?:somos|we(?:'re| are)|(?:group|family|grupo|familia) (?:of|de)) (\\d{1,2}|${AGE_WORD})(?: (?:personas|people))?),? \\(?(?:(?:ages?|aged|de|con edades de) )+(${LIST_OF_AGES}{2,})(?: a[ñn]os?)?\\)?(?! ?\\p{L})`,
  'giu',
)

/** The same as adults, kids, and babies, if there are as many ages as people. */
const withPeople = (words: string, ages: readonly number[], count: number): string => {
  if (ages.length !== count) return words
  const adults = ages.filter((age) => age > 17).length
  const kids = ages.filter((age) => age > 1 && age < 18)
  const babies = ages.filter((age) => age < 2).length
  return [
    ...(adults ? [`${adults} adults`] : []),
    ...(kids.length > 0 ? [`${kids.length} kids (${kids.join(', ')})`] : []),
    ...(babies ? [`${babies} babies`] : []),
  ].join(', ')
}

/** "2 grown sons and their wives", "dos hijos adultos" */
const GROWN_KIDS = new RegExp(
  `(?<!\\p{L})(?:(\\d|${AGE_WORD}) )?(?:(?:grown|adult)(?:[ -]up)? (sons|daughters|kids|children)|(hijos|hijas) (?:adult[oa]s|mayores de edad))(,? (?:(?:and|with|y|con) )?(?:their|sus) (?:wives|husbands|partners|spouses|parejas|espos[oa]s))?(?!\\p{L})`,
  'giu',
)

/** The age that stands for theirs. */
const GROWN_AGE = 30

/** "Two couples, each with a baby", "dos parejas con un bebé cada una" */
const EACH_WITH = new RegExp(
  `(?<!\\p{L})(\\d|${AGE_WORD}) (couples|families|parejas|familias),? (?:each (?:with|having) (?:an?|one) |con (?:una?|su) (\\p{L}+(?: de \\d{1,2}(?: a[nñ]os)?)?) cada un[oa])`,
  'giu',
)

const countNamed = (words: string) => Number(words) || (valueOf(AGE_WORDS, plain(words)) ?? 0)

/** Gives ages one form, and leaves out those of adults. */
export const correctAges = (text: string): string =>
  text
    .replaceAll(AGES_OF_ALL, (words, of: string | undefined, are: string | undefined, ages: string) =>
      withPeople(words, (ages.match(/\d+/g) ?? []).map(Number), countNamed(of ?? are ?? '')),
    )
    .replaceAll(
      GROWN_KIDS,
      (_, count: string | undefined, kids: string | undefined, hijos = '', partners?: string) => {
        const all = countNamed(count ?? '2') * (partners === undefined ? 1 : 2)
        return `${all} ${kids ?? hijos} (${Array.from({ length: all }, () => GROWN_AGE).join(', ')})`
      },
    )
    .replaceAll(EACH_WITH, '$1 $2 with $1 $3')
    .replaceAll(NOW, '')
    .replaceAll(AGES_IN_WORDS, (ages) =>
      ages.replaceAll(/\p{L}+/gu, (word) => String(valueOf(AGE_WORDS, plain(word)) ?? word)),
    )
    .replaceAll(AGES_LATER, '$1 de $3$2')
    .replaceAll(AGE_OF_BABY, (age) => (age.endsWith('medio') ? '18 meses' : '18 months'))
    .replaceAll(ONE_AND_OTHER, '$1 and ')
    .replaceAll(ARTICLE_OF_AGE, '')
    .replaceAll(AGES_OF_KIDS, agesInYears)
    .replaceAll(AGE_OF_ADULTS, '')
    .replaceAll(OWN_AGE, '')
    .replaceAll(AGE_OF_BOTH, '')
    .replaceAll(AGE_OF_ELDER, '')
    .replaceAll(SORT_OF_ELDERS, '')
