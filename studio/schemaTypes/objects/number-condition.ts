import { defineField, defineType } from 'sanity'
import { conditionText } from '../previews/condition'
import { possibleNumber } from '../rules/possible-number'
import { NUMBER_FACT_TITLES, optionsOf } from '../trip-choices'

export const numberCondition = defineType({
  name: 'numberCondition',
  title: 'Condición con un número',
  type: 'object',
  options: { columns: 3 },
  fields: [
    defineField({
      name: 'fact',
      title: 'Dato del viaje',
      type: 'string',
      options: { list: optionsOf(NUMBER_FACT_TITLES) },
      validation: (rule) => rule.required().error('Elige el dato.'),
    }),
    defineField({
      name: 'operator',
      title: 'Es',
      type: 'string',
      options: {
        list: [
          { value: 'atLeast', title: 'al menos' },
          { value: 'atMost', title: 'como máximo' },
        ],
      },
      initialValue: 'atLeast',
      validation: (rule) => rule.required().error('Elige cómo se compara.'),
    }),
    defineField({
      name: 'value',
      title: 'Valor',
      type: 'number',
      validation: (rule) => [
        rule.required().error('Escribe el número.'),
        rule.custom((value, { parent }) =>
          possibleNumber(value, (parent as { fact?: string } | undefined)?.fact),
        ),
      ],
    }),
  ],
  preview: {
    select: { fact: 'fact', operator: 'operator', value: 'value' },
    prepare: (condition) => ({ title: conditionText(condition) }),
  },
})
