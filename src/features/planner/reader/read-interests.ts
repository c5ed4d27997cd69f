import { type Interest, INTERESTS } from '~/content/trip-choices'
import { CERTIFIED, CLAUSE_ENDS, INTEREST_WORDS } from './lexicon'
import { ANY_INTEREST, type Refusal, refusedOf } from './refusals'
import { originalOf, type Scan } from './scan'

/** Wanted and refused interests. If one is both, it counts as wanted, and its refusal goes to `left`. */
export const readInterests = (
  text: Scan,
  written: string,
  lists: readonly Refusal[],
): { interests: Interest[]; avoid: Interest[]; left: string[] } => {
  const isCertified = text.takeAll(CERTIFIED).length > 0
  const refused = refusedOf(text, INTEREST_WORDS, lists, `|(?:${ANY_INTEREST})[?:]? no${CLAUSE_ENDS}`)
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
