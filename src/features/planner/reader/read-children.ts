import {
  AGE_IN_WORDS,
  AGE_RANGE,
  AGES,
  agesIn,
  BARE_AGE,
  isNumber,
  NUMBER,
  numberOf,
  WITH_AGES,
} from './ages'
import { isAll, SEVERAL } from './lexicon'
import {
  BABIES,
  counted,
  GROWN,
  KIDS,
  NEPHEWS,
  OWN_KIDS,
  PARENTS,
  PLURAL,
  RELATIVE,
  SORT,
  STUDENTS,
  TEENS,
  THE,
  TWIN,
  TWINS_WORDS,
  WHOSE,
  YOUNG,
} from './person-words'
import { GROUPS, OF_US } from './read-adults'
import { escapeRegExp, type Scan, TAKEN } from './scan'
import { TEEN_AGE } from './usual-age'

/** Between children and their ages: "the kids come too: 4 and 9", not "the kids come too: 4 of us". */
const COMING =
  '(?:(?:,? (?:who|que))?(?: (?:are|is|will|nos|estan))?(?: (?:com(?:e|ing)|join(?:ing)?|go(?:ing)?|travel(?:l?ing)?|vienen?|va[ns]?|viajan?|acompanan?))(?: \\p{L}+){0,2}(?=(?::|,? \\() ?[\\d ,&yand]+?(?: ?(?:years?(?: old)?|anos|yo))?(?:[).;!]|$|, ?\\p{L})))?'

/** "Our 2 kids (twins, aged 4)" */
const KIDS_WITH_AGES = `(?:(${NUMBER}|${WHOSE}) )?${SORT}(?:${KIDS}|${NEPHEWS}|${STUDENTS}|jovene?s?|senor(?:es|as))(?: (?:adolescentes?|pequen(?:it)?[oa]s|chiquit[oa]s|menores))?(?: (?:and|y|e|&) (?:an? |una? )?(?:${KIDS}))?(?: (?:in |en )?total|,? \\(?(?:${TWINS_WORDS}))?${COMING} ?${WITH_AGES}`

/** "My son turns 5", "los quince de mi hija": without an age, a girl's fifteenth birthday. */
const BIRTHDAY = [
  `(?:(?:los|sus|la) )?(?:fiesta de )?(?:cumpleanos (?:numero )?(\\d{1,2})|(\\d{1,2}|quince) an(?:os|itos|eros?)|quinces?|quinceaner[oa]s?) de (?:mi|nuestr[oa]|su|la|el) (?:${KIDS})`,
  `(?:(?:${WHOSE}) )?(?:${KIDS})'s (?:(\\d{1,2})(?:st|nd|rd|th) (?:birthday|b-?day)|quince(?: anos|anera)?)(?: party)?`,
  `(?:(?:${WHOSE}) )?(?:${KIDS}) (?:(?:who )?(?:is )?turn(?:s|ing)|(?:que )?cumple|va a cumplir) (${NUMBER})(?: years?(?: old)?| anos?)?`,
].join('|')

/** "A toddler (2)", "a baby aged 1", "our baby, 1 year old" */
const BABY_WITH_AGE = `(?:(${NUMBER}|${WHOSE}) )?(?:${BABIES}),? ?(?:\\((?:aged? )?(${AGES})\\)|(?:aged? |of |de )(${AGES})|(${BARE_AGE})(?:(?: |-)olds?)?)`

const YEAR_OLD = `(?:(?:(${NUMBER})|${WHOSE}) )?(?:twin )?(?:\\d{1,2}(?:(?:,| and| &) \\d{1,2}){0,5} ?-? ?(?:(?:years?|yrs?)(?: |-)olds?|y/?o)|${AGE_IN_WORDS}(?: |-)olds?)(?: (?:${KIDS}|${BABIES}))?(?! (?:${RELATIVE}))`

/** "Brother 14, sister 11" */
const YOUNG_KIN =
  '(?:(?:my|our|his|her|mi|su|nuestr[oa]) )?(?:brother|sister|cousin|herman(?:it)?[oa]|prim(?:it)?[oa]|(?:friend|amig(?:uit)?[oa])(?= (?:\\(|aged |de ))),? \\(?(?:aged? |de )?(?:[2-9]|1[0-7])(?!\\d| (?!and|y|an|years?)\\p{L})\\)?'

/** "Boys" and "girls" that are nobody's children may be the travelers themselves. */
const BARE_KIDS = `(?:(?:(${NUMBER}) (?:(?:de (?:ell[oa]s|nosotr[oa]s)|of (?:them|us|whom)) (?:(?:are|son) )?)?|(?<=\\b(?:my|our|his|her|mis|nuestr[oa]s) ))${SORT}(?:${KIDS}|menores(?! de \\d))|${SORT}(?:${OWN_KIDS}))(?: (?:pequen(?:it)?[oa]s|chiquit[oa]s|adolescentes?))?`

/** "8 of us, half of them kids" */
const HALF_ARE_KIDS = `(?:half|la mitad)(?: (?:of (?:them|us|whom)|de (?:ell[oa]s|nosotr[oa]s)))?(?: (?:are|being|son))?,? (?:${KIDS}|menores)`

/** "My son is celiac": he may be one of the children already counted. "Quiere" is read as "quiero". */
const SPOKEN_OF =
  /^ (?:si |also |tambien )?(?:is|are|has|have|loves?|likes?|wants?|wanna|needs?|enjoys?|gets?|can(?:'?t|not)?|does(?:n'?t)?|se|es|son|tienen?|quier(?:en?|o)|necesitan?|les?) /

/** "The kids", "kids", "el niño": only the children already counted. */
const ALREADY_COUNTED = new RegExp(
  `(?:(?<!\\b(?:my|our|his|her|mis|nuestr[oa]s) |${TAKEN}\\)? (?:and|y|e|&|plus) )(?:kids|children|(?:nin|hij|cipot|guirr)[oae]s)|(?<=(?<!\\b(?:and|y|e|with|con) )\\b(?:the|el|la|al) )(?:kid|child|boy|girl|nin[oa]|cipot[ea]))$`,
)

/** "8 college girls", "2 guys and 2 girls", but not somebody's girls, or boys and girls. */
const FRIENDS = [
  `(${SEVERAL}) (?:${GROWN}) (?:and|y|&) (${SEVERAL}) (?:${YOUNG})`,
  `(${SEVERAL}) (?:${YOUNG}) (?:and|y|&) (${SEVERAL}) (?:${GROWN})`,
  `(?<!\\b(?:my|our|his|her|their|mis|nuestr[oa]s|with|con|and|y|e|plus) )(${SEVERAL}) (?:college )?(?:${YOUNG})(?! (?:and|y|e) (?:${NUMBER}) )`,
].join('|')

/** "My kids love it. Kids are 8 and 13", "mi hijo no nada … hijo de 10": children that are told of without "my" or "a". */
const isToldOf = (words: string, before: string, told: readonly string[]) =>
  !/(?:\b(?:and|y|with|con|plus)|'s) (?:(?:my|our|mis?|nuestr[oa]s?) )?$/.test(before) &&
  told.some((one) => new RegExp(`^(?:(?:the|los|las) )?${escapeRegExp(words)}(?!\\p{L})`, 'u').test(one))

interface Children {
  /** All that the text gives, of babies and grown children too. */
  readonly ages: readonly number[]
  /** Children with and without an age, besides babies without one. */
  readonly kids: number
  readonly infants: number
  /** Words for children and babies. */
  readonly words: readonly string[]
  /** "8 college girls", or the young ones next to adults. */
  readonly friends: RegExpExecArray | undefined
}

/** Children and babies, including the `babies` read earlier. */
export const readChildren = (text: Scan, babies: number): Children => {
  const ages: number[] = []
  const youngWords: string[] = []
  let kids = 0
  /** "2 niños de 3 años": both are three. */
  const add = (words: string, count: string | undefined, own: readonly number[]) => {
    const all = counted(count, words, own.length)
    const isEach = own.length === 1 || AGE_RANGE.test(words) || new RegExp(`\\b(?:${STUDENTS})`).test(words)
    const others = isEach ? Array<number>(Math.max(0, all - own.length)).fill(own[0] ?? 0) : []
    ages.push(...own, ...others)
    kids += Math.max(all, own.length)
    youngWords.push(words)
  }
  const birthdays = text.takeAll(BIRTHDAY)
  for (const [words, ...ages] of birthdays) add(words, undefined, [numberOf(ages.find(Boolean) ?? 'quince')])
  for (const { index, 0: words, 1: count } of text.takeAll(KIDS_WITH_AGES)) {
    const own = agesIn(count === undefined ? words : words.slice(words.indexOf(count) + count.length))
    // "3 hijos de 4, 6 y 9; mi hija de 9 quiere bucear"
    const isOneOfThem =
      ages.length > 1 &&
      !(count !== undefined && isNumber(count)) &&
      own.every((age) => ages.includes(age)) &&
      SPOKEN_OF.test(text.rest().slice(index + words.length))
    if (!isOneOfThem) add(words, count, own)
  }
  // "A toddler (2)" is a child with a seat, "a baby (1)" an infant.
  for (const [words, count, ...ages] of text.takeAll(BABY_WITH_AGE))
    add(words, count, agesIn(ages.find(Boolean) ?? ''))
  for (const [words, count] of text.takeAll(`${YEAR_OLD}|${YOUNG_KIN}`)) {
    const own = agesIn(words.slice(count?.length ?? 0))
    // "Kids of 6 and 9, the 9-year-old dives"
    if (!words.startsWith('the ') || own.some((age) => !ages.includes(age))) add(words, count, own)
  }
  const hasParents = ages.length > 0 || text.has(`${PARENTS}|famil(?:y|ia)`)
  const friends = hasParents ? undefined : text.take(FRIENDS)
  const half = text.take(HALF_ARE_KIDS) && text.find(`${GROUPS.join('|')}|${OF_US}`)
  if (half) {
    kids += Math.floor(numberOf(half.slice(1).find(Boolean) ?? '') / 2)
    youngWords.push(half[0])
  }
  let spokenOf = 0
  for (const { index, 0: words, 1: count } of text.takeAll(BARE_KIDS)) {
    const all = counted(count, words, PLURAL.test(words) ? 2 : 1)
    const end = index + words.length
    const before = text.rest().slice(0, index)
    if (
      count === undefined &&
      (isToldOf(words, before, youngWords) || ALREADY_COUNTED.test(before + words))
    ) {
      spokenOf = Math.max(spokenOf, all)
      continue
    }
    // "One kid gets seasick"
    const isOneOfThem = count !== undefined && isAll('one|una?|uno', count) && kids > 0
    if ((count === undefined || isOneOfThem) && SPOKEN_OF.test(text.rest().slice(end))) {
      spokenOf += all
      continue
    }
    if (TEENS.test(words)) ages.push(...Array<number>(all).fill(TEEN_AGE))
    // "Mi hijo cumple 10, somos 2 adultos y 2 niños"
    const areAll = count !== undefined && !/^ (?:mas|more)(?![a-z])/.test(text.rest().slice(end))
    kids += areAll ? Math.max(0, all - birthdays.length) : all
    youngWords.push(words)
  }
  if (kids === 0) kids = spokenOf
  let infants = babies + text.takeAll('\\d{1,2} meses').length + ages.filter((age) => age < 2).length
  const hasBabies = infants > 0 || youngWords.some((words) => new RegExp(`\\b(?:${BABIES})`).test(words))
  for (const { index, 0: words, 1: count } of text.takeAll(
    `(?:(${NUMBER}) )?(?:(?:${TWIN}) )?(?:${BABIES})(?: (?:${TWINS_WORDS}))?`,
  )) {
    // "A 6 month old … the baby" is one baby.
    const isKnown = hasBabies || infants > 0
    const isOther = /^ (?:of|de) (?:my|our|his|her|mi|su|nuestr)/.test(
      text.rest().slice(index + words.length),
    )
    const isSpokenOf =
      THE.test(text.rest().slice(0, index)) || SPOKEN_OF.test(text.rest().slice(index + words.length))
    if (isKnown && !isOther && count === undefined && isSpokenOf) continue
    infants += counted(count, words, PLURAL.test(words) ? 2 : 1)
    youngWords.push(words)
  }
  return { ages, kids, infants, words: youngWords, friends }
}
