import { defineArrayMember, defineField, defineType } from 'sanity'
import { CompassIcon } from '../../icons'
import { LockedSlugInput } from '../../inputs/SlugInput'
import { positionField } from '../objects/position-field'
import { missingLanguages, nameText } from '../previews/sellable'
import { bothLanguages } from '../rules/localized'
import { hasFile } from '../rules/picture'
import { neededCode, neededNumber } from '../rules/needed'
import { slugify } from '../rules/slug'
import {
  INTEREST_TITLES,
  LENGTH_TITLES,
  MONTHS,
  NEED_TITLES,
  numbered,
  optionsOf,
  TIME_TITLES,
  WEEKDAYS,
} from '../trip-choices'

export const activity = defineType({
  name: 'activity',
  title: 'Actividad',
  type: 'document',
  icon: CompassIcon,
  groups: [
    { name: 'card', title: 'Ficha', default: true },
    { name: 'when', title: 'Cuándo y para quién' },
    { name: 'order', title: 'Dirección y orden' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Nombre',
      group: 'card',
      description: 'Corto: se lee en el plan de cada día.',
      type: 'localizedString',
      validation: bothLanguages,
    }),
    defineField({
      name: 'description',
      title: 'Descripción',
      group: 'card',
      description: 'Una frase: qué se hace y qué conviene saber.',
      type: 'localizedString',
      validation: bothLanguages,
    }),
    defineField({
      name: 'place',
      title: 'Destino',
      group: 'card',
      description: 'El lugar en el que se duerme para hacerla.',
      type: 'reference',
      to: [{ type: 'destination' }],
      validation: (rule) => rule.required().error('Elige el destino.'),
    }),
    defineField({
      name: 'visits',
      title: 'Destino que visita',
      group: 'card',
      description: 'Si es un paseo de un día a otro destino. No se propone a quien también duerme allá.',
      type: 'reference',
      to: [{ type: 'destination' }],
    }),
    defineField({
      name: 'interests',
      title: 'Intereses',
      group: 'card',
      description:
        'A quién le gusta: el planificador la propone a quien los marca. Sin ninguno, solo la propone para la lluvia.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: optionsOf(INTEREST_TITLES) },
      initialValue: [],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'needs',
      title: 'Qué se hace',
      group: 'card',
      description: 'De aquí salen las cosas de la lista de equipaje.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: optionsOf(NEED_TITLES) },
    }),
    defineField({
      name: 'isHighlight',
      title: 'Imperdible',
      group: 'card',
      description: 'Va antes que las demás de su destino. Si es de buceo o de reuniones, se repite cada día.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'picture',
      title: 'Imagen',
      group: 'card',
      type: 'picture',
      validation: (rule) => rule.custom(hasFile),
    }),
    defineField({
      name: 'length',
      title: 'Duración',
      group: 'when',
      description: 'Un día completo ocupa la mañana y la tarde.',
      type: 'string',
      options: { list: optionsOf(LENGTH_TITLES), layout: 'radio' },
      initialValue: 'half',
      validation: (rule) => rule.required().error('Elige la duración.'),
    }),
    defineField({
      name: 'times',
      title: 'Momento del día',
      group: 'when',
      description: 'Cuándo puede empezar.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: optionsOf(TIME_TITLES) },
      validation: (rule) => rule.required().min(1).error('Elige al menos un momento.'),
    }),
    defineField({
      name: 'inRain',
      title: 'También con lluvia',
      group: 'when',
      description: 'Bajo techo, o que se disfruta mojado. Sirve de alternativa para los días de lluvia.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'months',
      title: 'Meses',
      group: 'when',
      description: 'Solo se propone en estos meses. Vacío: todo el año.',
      type: 'array',
      of: [defineArrayMember({ type: 'number' })],
      options: { list: numbered(MONTHS) },
    }),
    defineField({
      name: 'closedDays',
      title: 'Días cerrados',
      group: 'when',
      description: 'Los días de la semana en que no se puede.',
      type: 'array',
      of: [defineArrayMember({ type: 'number' })],
      options: { list: numbered(WEEKDAYS) },
    }),
    defineField({
      name: 'minAge',
      title: 'Edad mínima',
      group: 'when',
      description: '0 si es para todos, también con bebés.',
      type: 'number',
      initialValue: 0,
      validation: neededNumber('De 0 a 18 años.', (rule) => rule.integer().min(0).max(18)),
    }),
    defineField({
      name: 'source',
      title: 'Fuente',
      group: 'when',
      description: 'De dónde salen los horarios, la temporada y la edad.',
      type: 'string',
    }),
    defineField({
      name: 'slug',
      title: 'Código',
      group: 'order',
      description: 'Va en los enlaces de planes compartidos.',
      type: 'slug',
      options: { source: 'name.es', slugify },
      components: { input: LockedSlugInput },
      validation: neededCode,
    }),
    positionField('activity', 'order'),
  ],
  orderings: [
    { name: 'position', title: 'Orden del planificador', by: [{ field: 'position', direction: 'asc' }] },
  ],
  preview: {
    select: { es: 'name.es', en: 'name.en', place: 'place.name.es', length: 'length', media: 'picture' },
    prepare: ({ es, en, place, length, media }) => ({
      title: nameText({ es, en }),
      subtitle: [place, LENGTH_TITLES[length as keyof typeof LENGTH_TITLES], ...missingLanguages({ es, en })]
        .filter(Boolean)
        .join(' · '),
      media: media ?? CompassIcon,
    }),
  },
})
