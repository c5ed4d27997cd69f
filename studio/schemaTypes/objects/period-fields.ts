import { type ConditionalPropertyCallbackContext, defineField } from 'sanity'
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
  readonly until: Edge
  readonly hidden?: (context: ConditionalPropertyCallbackContext) => boolean
}

/** When something begins and ends. The end is checked against the beginning in the same document or object. */
export const periodFields = ({ group, from, until, hidden }: PeriodFields) => {
  const shared = {
    type: 'datetime' as const,
    options: TIME_OPTIONS,
    ...(group && { group }),
    ...(hidden && { hidden }),
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
      validation: (rule) =>
        rule.custom((value, { parent, document }) => {
          if (hidden?.({ document, parent, value, currentUser: null } as never)) return true
          const begin = (parent as Record<string, unknown> | undefined)?.[from.name]
          const isBackwards = typeof value === 'string' && typeof begin === 'string' && value <= begin
          return !isBackwards || 'Debe terminar después de empezar.'
        }),
    }),
  ]
}
