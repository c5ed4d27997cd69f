import { defineArrayMember, defineField, defineType } from 'sanity'
import { FactValuesInput } from '../../inputs/FactValuesInput'
import { conditionText } from '../previews/condition'
import { knownValues } from '../rules/known-values'
import { optionsOf, SET_FACT_TITLES } from '../trip-choices'

export const choiceCondition = defineType({
  name: 'choiceCondition',
  title: 'Condición con una lista',
  type: 'object',
  fields: [
    defineField({
      name: 'fact',
      title: 'Dato del viaje',
      type: 'string',
      options: { list: optionsOf(SET_FACT_TITLES) },
      validation: (rule) => rule.required().error('Elige el dato.'),
    }),
    defineField({
      name: 'operator',
      title: 'Es',
      type: 'string',
      options: {
        list: [
          { value: 'anyOf', title: 'alguno de' },
          { value: 'noneOf', title: 'ninguno de' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'anyOf',
      validation: (rule) => rule.required().error('Elige cómo se compara.'),
    }),
    defineField({
      name: 'values',
      title: 'Valores',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      components: { input: FactValuesInput },
      validation: (rule) => [
        rule.required().min(1).error('Elige al menos un valor.'),
        rule.custom((values, { parent }) =>
          knownValues(values, (parent as { fact?: string } | undefined)?.fact),
        ),
      ],
    }),
  ],
  preview: {
    select: { fact: 'fact', operator: 'operator', values: 'values' },
    prepare: (condition) => ({ title: conditionText(condition) }),
  },
})
