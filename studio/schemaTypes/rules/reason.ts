import { REASON_FACTS } from '~/content/trip-choices'
import type { Condition } from '../previews/condition'

const PLACEHOLDER = /\{([^{}]*)\}/g
/** A number before the word for what it counts. */
const COUNT = /\{(days|nights|rainyDays|travelHours)\} \p{L}/gu

const matchesIn = (reason: unknown, pattern: RegExp): string[] =>
  Object.values(Object(reason) as Record<string, unknown>).flatMap((text) =>
    typeof text === 'string' ? [...text.matchAll(pattern)].map(([, name = '']) => name) : [],
  )

/** Whether the placeholders of a reason, such as `{rainyDays}`, are known. */
export const knownPlaceholders = (reason: unknown): true | string => {
  const unknown = matchesIn(reason, PLACEHOLDER).filter(
    (name) => !(REASON_FACTS as readonly string[]).includes(name),
  )
  return (
    unknown.length === 0 ||
    `No existe {${unknown.join('}, {')}}. Puedes usar: ${REASON_FACTS.map((name) => `{${name}}`).join(', ')}.`
  )
}

/** Whether no reason can read `1 days`: a condition ensures that the count is at least 2. */
export const countsSeveral = (rule: unknown): true | string => {
  const { reason, conditions } = Object(rule) as { reason?: unknown; conditions?: readonly Condition[] }
  const single = matchesIn(reason, COUNT).find(
    (name) =>
      !conditions?.some(
        ({ fact, operator, value = 0 }) => fact === name && operator === 'atLeast' && value >= 2,
      ),
  )
  return (
    single === undefined ||
    `{${single}} puede ser 1, y el texto está en plural: agrega la condición de que sea 2 o más.`
  )
}
