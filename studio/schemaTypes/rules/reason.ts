import { REASON_FACTS } from '~/content/trip-choices'

const PLACEHOLDER = /\{([^{}]*)\}/g

/** Whether the placeholders of a reason, such as `{rainyDays}`, are known. */
export const knownPlaceholders = (reason: unknown): true | string => {
  const texts = Object.values(Object(reason) as Record<string, unknown>).filter(
    (text) => typeof text === 'string',
  )
  const unknown = texts
    .flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))
    .filter((name) => !(REASON_FACTS as readonly string[]).includes(name))
  return (
    unknown.length === 0 ||
    `No existe {${unknown.join('}, {')}}. Puedes usar: ${REASON_FACTS.map((name) => `{${name}}`).join(', ')}.`
  )
}
