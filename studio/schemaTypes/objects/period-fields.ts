import { type ConditionalPropertyCallbackContext, defineField, type ValidationContext } from 'sanity'
import { TIME_OPTIONS } from './time-options'

interface Edge {
  readonly name: string
  readonly title: string
  /** What an empty field means. */
  readonly empty: string
}

interface PeriodFields {
  readonly group?: string
  readonly from: Edge
  /** `over`: what an end in the past means. */
  readonly until: Edge & { readonly over: string }
  readonly hidden?: (context: ConditionalPropertyCallbackContext) => boolean
}

export const isPast = (value: unknown) => typeof value === 'string' && Date.parse(value) <= Date.now()

/** When something begins and ends. The end is checked against the beginning in the same document or object. */
export const periodFields = ({ group, from, until, hidden }: PeriodFields) => {
  const shared = {
    type: 'datetime' as const,
    options: TIME_OPTIONS,
    ...(group && { group }),
    ...(hidden && { hidden }),
  }
  const isHidden = (value: unknown, { parent, document }: ValidationContext) =>
    hidden?.({ document, parent, value, currentUser: null } as never) === true
  const isBackwards = (value: unknown, context: ValidationContext) => {
    const begin = (context.parent as Record<string, unknown> | undefined)?.[from.name]
    return (
      typeof value === 'string' && typeof begin === 'string' && value <= begin && !isHidden(value, context)
    )
  }
  return [
    defineField({
      ...shared,
      name: from.name,
      title: from.title,
      description: `Hora de Honduras. ${from.empty}`,
    }),
    defineField({
      ...shared,
      name: until.name,
      title: until.title,
      description: `Hora de Honduras. ${until.empty}`,
      validation: (rule) => [
        rule.custom((value, context) => !isBackwards(value, context) || 'Debe terminar después de empezar.'),
        rule
          .custom(
            (value, context) =>
              isHidden(value, context) || isBackwards(value, context) || !isPast(value) || until.over,
          )
          .warning(),
      ],
    }),
  ]
}
