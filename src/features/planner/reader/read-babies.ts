import { NUMBER } from './ages'
import { BABIES, counted, KIDS, THE, TWIN, TWINS_WORDS } from './person-words'
import { type Scan, takeAround } from './scan'

const MONTHS = '\\d{1,2}(?:(?:,| y| and| &) \\d{1,2})*(?: |-)?(?:months?|mos?|meses)'

const WILL_BE =
  "will be|'?ll be|is going to be|will have turned|will turn|turns|tendra|va a tener|cumple|cumplira|va a cumplir|tenga"

const ABOUT = '(?:about |around |almost |unos |casi |ya )?'

/** "A 6 month old, who will be 9 months": a later age of the same baby. */
const COMING_AGE = `(?<=(?:who|he|she|it|that|old|que|and|y|ya)[,']? )(?:${WILL_BE}) ${ABOUT}${MONTHS}(?:(?: |-)old)?`

/** "We have a baby now, 8 months old" */
const AGE_FOLLOWS = `(?:(?:an?|our|my|un|una|mi|nuestr[oa]) )(?:${BABIES})(?<between>(?:(?! (?:and|y|e|plus|mas|con) )[^.;\\d]){1,30}?(?:,| who is| que| y)) ?(?:(?:tiene|de) ${ABOUT}${MONTHS}|(?:(?:he|she)(?:'s| is) )?${ABOUT}${MONTHS}(?: |-)old)`

/** The number of babies with an age in months. Read before dates, which also mention months. */
export const readBabies = (text: Scan): number => {
  const followed = text.find(AGE_FOLLOWS)
  if (followed) {
    takeAround(text, followed)
    return 1
  }
  const isToldLater = text.takeAll(COMING_AGE).length > 0
  const told = text.takeAll(
    `(?:(${NUMBER}|an|our|my|mi|nuestr[oa]) )?(?:(?:${TWIN}) )?(?:${BABIES}|${KIDS})(?: (?:${TWINS_WORDS}))?,? ?(?:aged |of |de |con |(?:que )?tienen? |(?:who )?(?:is|are|${WILL_BE}) (?:an? )?${ABOUT})?\\(?${MONTHS}(?:(?: |-)old)?\\)?|(?:an? )?(?:(?:${TWIN}) )?\\d{1,2}(?: |-)months?(?: |-)olds?(?: (?:${BABIES}|${KIDS}))?`,
  )
  const isThe = ({ index }: RegExpExecArray) => THE.test(text.rest().slice(0, index))
  const babies = told
    .filter((one) => !isThe(one))
    .reduce((sum, [words, count]) => sum + counted(count, words, 1), 0)
  if (babies > 0) return babies
  // "The baby is 7 months" is the only mention.
  return (told.length > 0 && !text.has(BABIES)) || (isToldLater && !text.has(`${BABIES}|${KIDS}`)) ? 1 : 0
}
