import { type Interest, INTERESTS } from '~/content/trip-choices'
import { CERTIFIED, INTEREST_WORDS, REFUSED_AFTER } from './lexicon'
import { type Refusal, refusedOf } from './refusals'
import { MARK, originalOf, type Scan, TAKEN } from './scan'

/** "No tours or diving": the first thing is unknown. */
const NOR_THAT = `(?:no|without|sin) \\p{L}+ (?:or|nor|o|ni) ${MARK}(?!\\p{L})`

/** "Non-divers", "a non-diver" */
const NON = `non(?: |-)?${MARK}`

/** "Nobody in our group dives", "ni mi esposa ni yo buceamos" */
const REFUSED_BY_ALL = `(?:nobody|no ?one|none of us|neither|nadie|ningun[oa]|ni)(?: (?!but |pero |sino |except|minds? |(?:le )?importa )[\\p{L}'${TAKEN}]+){0,8}? ${MARK}(?!\\p{L})`

/** Wanted and refused interests. If one is both, it counts as wanted, and its refusal goes to `left`. */
export const readInterests = (
  text: Scan,
  written: string,
  lists: readonly Refusal[],
): { interests: Interest[]; avoid: Interest[]; left: string[] } => {
  const refused = refusedOf(
    text,
    INTEREST_WORDS,
    lists,
    `${NOR_THAT}|${NON}|${REFUSED_BY_ALL}|${MARK}(?:${REFUSED_AFTER})`,
  )
  const isCertified = text.takeAll(CERTIFIED).length > 0
  const found = INTEREST_WORDS.filter(([, pattern]) => text.takeAll(pattern).length > 0).map(
    ([value]) => value,
  )
  if (isCertified && !found.includes('diving')) found.push('diving')
  // "Learn to dive, then dive every day"
  const isLearner = found.includes('dive-course') && !isCertified
  const named = found.filter((one) => one !== 'diving' || !isLearner)
  return {
    interests: INTERESTS.filter((one) => named.includes(one)),
    avoid: refused.flatMap(({ value }) => (named.includes(value) ? [] : value)),
    left: refused.flatMap(({ value, start, length }) =>
      named.includes(value) ? originalOf(written, start, start + length) : [],
    ),
  }
}
