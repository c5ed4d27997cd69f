import { MAX_ADULTS, MAX_CHILDREN, MAX_INFANTS, type TripParameters } from '../engine/parameters'
import { ARE_KIDS, type Absent, type Staying } from './absent'
import { NUMBER, numberOf } from './ages'
import { MONTH_NAMES, NOT } from './lexicon'
import { ADULTS, BABIES, GRANDCHILDREN, KIDS, NEPHEWS, PARENTS, PEOPLE, SORT, WHOSE } from './person-words'
import { DIVERS, readAdults, WE } from './read-adults'
import { readChildren } from './read-children'
import { scan, type Scan, TAKEN } from './scan'
import { USUAL_AGE } from './usual-age'

type Party = Partial<Pick<TripParameters, 'adults' | 'children' | 'infants'>>

/** The size of a party, or a number after "in April,", which is not a day of the month. */
export const PARTY_SIZE = new RegExp(
  `\\b\\d{1,2}(?= ${SORT}(?:${ADULTS}|${KIDS}|${BABIES}|${PEOPLE}|${DIVERS}|couples|parejas|of us)\\b)|(?<=\\b${MONTH_NAMES}, )\\d{1,2}(?= (?:certified |scuba |dive )?\\p{L}{3,}s(?!\\p{L}))`,
  'gu',
)

/** "With my son": traveling alone with children, if the text does not say "we". */
const ALONE_WITH = `(?:with|con|tak(?:e|ing)|bring(?:ing)?|llev(?:o|ar) a) (?:my|mis?) (?:(${NUMBER}) )?${SORT}(?:${KIDS}|${BABIES}|\\d{1,2} ?-?(?:years?|yrs?|yo))`

/** "No kids", "we don't have children", "ya no vienen los niños" */
const CHILDLESS = `(?:al final )?(?:${NOT}) (?:(?:have|got|bring(?:ing)?|tak(?:e|ing)|tenemos|tengo|traemos|llev(?:o|amos)|v(?:oy|amos)|con|with|a|${WHOSE}) )*(?:${KIDS}|${BABIES})(?! (?:to|al?|on(?! this)|in|into|en(?! este)|\\p{L}+ing)(?!\\p{L}))|(?:kids?|child)[ -]free|(?:ya )?no (?:vienen|van|viajan) (?:l[oa]s|mis|nuestr[oa]s) (?:${KIDS})`

/** Beside people already counted. */
const COMING = `(?<!\\bno )vienen?(?: tambien)?(?= ${TAKEN})|(?<=${TAKEN} )(?:vienen?|come along)`

const BABY = new RegExp(`(?<!\\p{L})(?:${BABIES})(?!\\p{L})`, 'u')

const I =
  "i(?:'(?:m|ll|d))?|voy|viajo|llego|llevo|ire|vivo|salgo|vuelo|regreso|quiero|quisiera|me gustaria|soy"

/**
 * Adults, ages of children, and infants, including the `babies` read earlier and without those who are `absent`. Leaves
 * out what the text does not mention. `left` has the words for more people than a plan can have.
 */
export const readParty = (
  text: Scan,
  babies: number,
  absent: readonly Absent[],
  staying: readonly Staying[],
): { party: Party; left: readonly string[] } => {
  const childless = text.takeAll(CHILDLESS)
  const areGrandchildren = text.has(GRANDCHILDREN) && !text.has(PARENTS)
  const alone = text.find(ALONE_WITH)
  const isAlone =
    alone !== undefined && (alone[1] ? !text.has('famil(?:y|iar?)') : text.has(I)) && !text.has(WE)
  /** "2 adults and 2 kids, but the kids aren't coming", not "the kids aren't coming, but my niece is". */
  const areLeftOut =
    !text.has(NEPHEWS) &&
    absent.some(
      ({ index, words }) => ARE_KIDS.test(words) && !scan(text.rest().slice(index)).has(`${KIDS}|${BABIES}`),
    )
  const { ages, kids, words: youngWords, friends, ...young } = readChildren(text, babies)
  let { infants } = young
  const known = ages.filter((age) => age >= 2 && age <= 17)
  // "3 niños, de 5, 7 y un bebé": the baby is one of the three.
  let missing = Math.max(0, kids - ages.length - (known.length > 0 ? infants : 0))
  const inDoubt: string[] = []
  /** Babies whom the text does not mention otherwise. */
  const otherBabies: string[] = []
  for (const { words, isOpen, which } of staying) {
    const age = which === 'youngest' ? Math.min(...known) : which === 'oldest' ? Math.max(...known) : which
    const i = known.findIndex((one) => one === age)
    if (isOpen) inDoubt.push(words)
    else if ((which === 'youngest' || which === 'baby') && infants > 0) infants -= 1
    else if (i >= 0) known.splice(i, 1)
    else if (missing > 0) missing -= 1
    else (which === 'baby' ? otherBabies : inDoubt).push(words)
  }
  const friendCount = (friends?.slice(1) ?? []).reduce((sum, count) => sum + (count ? numberOf(count) : 0), 0)
  const grown = ages.filter((age) => age > 17).length
  const minors = known.length + missing + infants
  const read = readAdults(text, minors + friendCount, grown, {
    areGrandchildren,
    isAlone,
    isGroup: friendCount > 0,
    areBabies: minors === infants,
    absent: absent.reduce(
      (sum, one) => sum + one.counted,
      staying.length - inDoubt.length - otherBabies.length,
    ),
  })
  const areAdults = read.adults === undefined && minors === 0 && friendCount > 0
  const { adults, words = '' } = areAdults ? { adults: friendCount, words: friends?.[0] } : read
  if (adults !== undefined) text.takeAll(COMING)
  const unnamed = missing + (areAdults ? 0 : friendCount)
  const children = [...known, ...Array.from({ length: unnamed }, () => USUAL_AGE)]
  const areGone = childless.length > 0 || absent.some(({ words }) => ARE_KIDS.test(words))
  return {
    party: {
      ...(adults !== undefined && { adults: Math.min(MAX_ADULTS, Math.max(1, adults)) }),
      ...((children.length > 0 || areGone) && {
        children: areLeftOut ? [] : children.slice(0, MAX_CHILDREN),
      }),
      ...(infants > 0 && { infants: Math.min(MAX_INFANTS, infants) }),
    },
    left: [
      ...(adults !== undefined && adults > MAX_ADULTS ? [words].flat() : []),
      ...(children.length > MAX_CHILDREN || infants > MAX_INFANTS ? youngWords : []),
      ...inDoubt,
      ...(read.isGroup ? otherBabies : []),
      // Other children of the text may be the same.
      ...absent.flatMap(({ words, areYoung }) =>
        areYoung && (BABY.test(words) ? infants : children.length) > 0 ? words : [],
      ),
      // "Somos 5, mi papá no viene": unclear whether he is one of the five, or of those of an earlier text.
      ...(read.isGroup && !(areLeftOut && minors > 0)
        ? absent.flatMap(({ counted, words }) => (counted > 0 ? [] : words))
        : adults === undefined
          ? absent.flatMap(({ words }) => (ARE_KIDS.test(words) ? [] : words))
          : []),
    ],
  }
}
