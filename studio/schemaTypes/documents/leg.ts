import { defineArrayMember, defineField, defineType } from 'sanity'
import { TruckIcon } from '../../icons'
import { optionalLanguages } from '../rules/localized'
import { MODE_TITLES, numbered, optionsOf, WEEKDAYS } from '../trip-choices'
import { neededNumber } from '../rules/needed'

export const leg = defineType({
  name: 'leg',
  title: 'Trayecto',
  type: 'document',
  icon: TruckIcon,
  groups: [
    { name: 'way', title: 'Camino', default: true },
    { name: 'details', title: 'Días y fuente' },
  ],
  fields: [
    defineField({
      name: 'from',
      title: 'Desde',
      group: 'way',
      description: 'El trayecto vale en los dos sentidos.',
      type: 'reference',
      to: [{ type: 'destination' }],
      validation: (rule) => rule.required().error('Elige de dónde sale.'),
    }),
    defineField({
      name: 'to',
      title: 'Hasta',
      group: 'way',
      description: 'Otro destino de la lista.',
      type: 'reference',
      to: [{ type: 'destination' }],
      validation: (rule) => [
        rule.required().error('Elige a dónde llega.'),
        rule.custom((to, { document }) => {
          const from = document?.['from'] as { _ref?: string } | undefined
          return to === undefined || to._ref !== from?._ref || 'Elige un lugar distinto del de salida.'
        }),
      ],
    }),
    defineField({
      name: 'mode',
      title: 'Transporte',
      group: 'way',
      description: 'El medio en el que se hace casi todo el camino.',
      type: 'string',
      options: { list: optionsOf(MODE_TITLES) },
      validation: (rule) => rule.required().error('Elige el transporte.'),
    }),
    defineField({
      name: 'hours',
      title: 'Horas',
      group: 'way',
      description: 'De puerta a puerta, con la espera normal. Media hora es 0.5.',
      type: 'number',
      validation: neededNumber('Escribe las horas, de 0.25 a 24.', (rule) => rule.greaterThan(0).max(24)),
    }),
    defineField({
      name: 'note',
      title: 'Nota',
      group: 'way',
      description:
        'Lo que ahorra un disgusto, cierto en los dos sentidos: si hay que reservar, qué días sale.',
      type: 'localizedString',
      validation: optionalLanguages,
    }),
    defineField({
      name: 'days',
      title: 'Días en que sale',
      group: 'details',
      description: 'Vacío si sale todos los días.',
      type: 'array',
      of: [defineArrayMember({ type: 'number' })],
      options: { list: numbered(WEEKDAYS) },
    }),
    defineField({
      name: 'source',
      title: 'Fuente',
      group: 'details',
      description: 'De dónde salen las horas, y si son aproximadas.',
      type: 'string',
      validation: (rule) => rule.required().warning('Escribe de dónde sale el dato.'),
    }),
  ],
  preview: {
    select: { from: 'from.name.es', to: 'to.name.es', mode: 'mode', hours: 'hours' },
    prepare: ({ from, to, mode, hours }) => ({
      title: `${from ?? '…'} – ${to ?? '…'}`,
      subtitle: [MODE_TITLES[mode as keyof typeof MODE_TITLES], `${hours ?? '…'} h`]
        .filter(Boolean)
        .join(' · '),
      media: TruckIcon,
    }),
  },
})
