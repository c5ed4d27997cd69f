import type { SetFact } from '~/content/trip-choices'
import {
  BAG_TITLES,
  GATEWAY_TITLES,
  INTEREST_TITLES,
  MODE_TITLES,
  MONTHS,
  NEED_TITLES,
  NUMBER_FACT_TITLES,
  ORIGIN_TITLES,
  PACE_TITLES,
  SET_FACT_TITLES,
} from '../trip-choices'

/** Titles of the values of a fact; places have the ids of destinations. */
const VALUE_TITLES: Readonly<Record<Exclude<SetFact, 'place'>, Readonly<Record<string, string>>>> = {
  activity: NEED_TITLES,
  interest: INTEREST_TITLES,
  mode: MODE_TITLES,
  month: Object.fromEntries(MONTHS.map((month, i) => [String(i + 1), month])),
  bag: BAG_TITLES,
  origin: ORIGIN_TITLES,
  arrival: GATEWAY_TITLES,
  pace: PACE_TITLES,
}

export const valueTitles = (fact: unknown): Readonly<Record<string, string>> | undefined =>
  (VALUE_TITLES as Partial<Record<string, Readonly<Record<string, string>>>>)[String(fact)]

export interface Condition {
  readonly fact?: string | undefined
  readonly operator?: string | undefined
  readonly value?: number | undefined
  readonly values?: readonly string[] | undefined
}

const titleIn = (titles: Readonly<Record<string, string>>, key: string | undefined) =>
  titles[key ?? ''] ?? '…'

/** A condition as part of a sentence: `días de lluvia del mes ≥ 10`, `el plan incluye caretear o bucear`. */
export const conditionText = ({ fact, operator, value, values }: Condition): string => {
  if (operator === 'atLeast' || operator === 'atMost')
    return `${titleIn(NUMBER_FACT_TITLES, fact)} ${operator === 'atLeast' ? '≥' : '≤'} ${value ?? '…'}`
  const titles = valueTitles(fact) ?? {}
  const words = (values ?? []).map((one) => titles[one] ?? one)
  const list = words.length > 1 ? `${words.slice(0, -1).join(', ')} o ${words.at(-1)}` : (words[0] ?? '…')
  const subject = titleIn(SET_FACT_TITLES, fact)
  if (fact === 'activity') return operator === 'noneOf' ? `no: ${subject} ${list}` : `${subject} ${list}`
  return `${subject} ${operator === 'noneOf' ? 'no es' : 'es'} ${list}`
}

/** All conditions of a rule as a sentence. */
export const ruleText = (conditions: readonly Condition[] = []): string =>
  conditions.length === 0 ? 'En todos los viajes' : `Si ${conditions.map(conditionText).join(' y ')}`
