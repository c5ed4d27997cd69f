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
  gateway: GATEWAY_TITLES,
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

/** The verb after the title of a fact, where it is not `es`. */
const VERBS: Readonly<Record<string, string>> = {
  activity: 'incluye',
  interest: 'incluyen',
  place: 'incluyen',
}

/** A preview knows the id of a destination, not its name: `lago-de-yojoa` is `Lago de yojoa`. */
const nameOfId = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')

const titleIn = (titles: Readonly<Record<string, string>>, key: string | undefined) =>
  titles[key ?? ''] ?? '…'

/** A condition as part of a sentence: `días de lluvia del mes ≥ 10`, `el plan incluye caretear o bucear`. */
export const conditionText = ({ fact, operator, value, values }: Condition): string => {
  if (operator === 'atLeast' || operator === 'atMost')
    return `${titleIn(NUMBER_FACT_TITLES, fact)} ${operator === 'atLeast' ? '≥' : '≤'} ${value ?? '…'}`
  const titles = valueTitles(fact) ?? {}
  const words = (values ?? []).map((one) => titles[one] ?? nameOfId(one))
  const isNot = operator === 'noneOf'
  const list =
    words.length > 1
      ? `${words.slice(0, -1).join(', ')} ${isNot ? 'ni' : 'o'} ${words.at(-1)}`
      : (words[0] ?? '…')
  const verb = VERBS[fact ?? ''] ?? 'es'
  return [titleIn(SET_FACT_TITLES, fact), ...(isNot ? ['no'] : []), verb, list].join(' ')
}

/** All conditions of a rule as a sentence. */
export const ruleText = (conditions: readonly Condition[] = []): string =>
  conditions.length === 0 ? 'En todos los viajes' : `Si ${conditions.map(conditionText).join(' y ')}`
