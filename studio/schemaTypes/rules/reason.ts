import type { ValidationError } from 'sanity'
import { hasLooseBrace, unknownPlaceholders } from '~/content/placeholders'
import { REASON_FACTS } from '~/content/trip-choices'
import type { Condition } from '../previews/condition'

/** A number before the word for what it counts. */
const COUNT = /\{(days|nights|rainyDays|travelHours)\} \p{L}/gu

const matchesIn = (reason: unknown, pattern: RegExp): string[] =>
  Object.values(Object(reason) as Record<string, unknown>).flatMap((text) =>
    typeof text === 'string' ? [...text.matchAll(pattern)].map(([, name = '']) => name) : [],
  )

/** Whether each language of a reason closes its braces, and names only known placeholders, such as `{rainyDays}`. */
export const knownPlaceholders = (reason: unknown): true | ValidationError[] => {
  const errors = Object.entries(Object(reason) as Record<string, unknown>).flatMap(([language, text]) => {
    const message = typeof text === 'string' ? placeholderProblem(text) : undefined
    return message === undefined ? [] : [{ message, path: [language] }]
  })
  return errors.length === 0 || errors
}

const placeholderProblem = (text: string): string | undefined => {
  if (hasLooseBrace(text))
    return 'Falta abrir o cerrar una llave: cada dato va entre dos, como {high}. Así como está, la cosa no saldría en los planes.'
  const unknown = unknownPlaceholders(text, REASON_FACTS)
  if (unknown.length === 0) return undefined
  return `No existe {${unknown.join('}, {')}}. Puedes usar: ${REASON_FACTS.map((name) => `{${name}}`).join(', ')}.`
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
