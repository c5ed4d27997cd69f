import { defineArrayMember, defineField, defineType } from 'sanity'
import { type Condition, ruleText } from '../previews/condition'
import { bothLanguages } from '../rules/localized'
import { countsSeveral, knownPlaceholders } from '../rules/reason'

export const packingRule = defineType({
  name: 'packingRule',
  title: 'Regla',
  type: 'object',
  validation: (rule) => rule.custom(countsSeveral).warning(),
  fields: [
    defineField({
      name: 'conditions',
      title: 'Cuándo va en la lista',
      description: 'Deben cumplirse todas. Sin condiciones, va en todos los viajes.',
      type: 'array',
      of: [defineArrayMember({ type: 'numberCondition' }), defineArrayMember({ type: 'choiceCondition' })],
    }),
    defineField({
      name: 'reason',
      title: 'Por qué',
      description:
        'Una frase que empieza con «porque», en minúscula y sin punto. Entre llaves van datos del viaje: {rainyDays}, {rainyPlace}, {activity}…',
      type: 'localizedString',
      validation: (rule) => [...bothLanguages(rule), rule.custom(knownPlaceholders)],
    }),
    defineField({
      name: 'isMust',
      title: 'Imprescindible',
      description: 'Quien viaja puede ver solo lo imprescindible; lo demás queda en la lista sin esa marca.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: { conditions: 'conditions', reason: 'reason.es', isMust: 'isMust' },
    prepare: ({ conditions, reason, isMust }) => ({
      title: ruleText(Object.values((conditions ?? {}) as Record<string, Condition>)),
      subtitle: [isMust ? 'Imprescindible' : 'Conviene', reason].filter(Boolean).join(': '),
    }),
  },
})
