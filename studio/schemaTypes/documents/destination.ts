import { defineArrayMember, defineField, defineType } from 'sanity'
import { PalmIcon } from '../../icons'
import { LockedSlugInput } from '../../inputs/SlugInput'
import { positionField } from '../objects/position-field'
import { gaps, nameText } from '../previews/sellable'
import { bothLanguages, optionalLanguages, someLanguage } from '../rules/localized'
import { neededSlug, neededNumber } from '../rules/needed'
import { hasFile } from '../rules/picture'
import { slugify } from '../rules/slug'
import { ENTRY_TITLES, optionsOf } from '../trip-choices'

export const destination = defineType({
  name: 'destination',
  title: 'Destino',
  type: 'document',
  icon: PalmIcon,
  groups: [
    { name: 'card', title: 'Ficha', default: true },
    { name: 'trip', title: 'Planificador' },
    { name: 'order', title: 'Dirección y orden' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Nombre',
      group: 'card',
      description: 'El nombre del lugar, como lo busca quien viaja.',
      type: 'localizedString',
      validation: bothLanguages,
    }),
    defineField({
      name: 'description',
      title: 'Descripción',
      group: 'card',
      type: 'localizedText',
      description: 'Dos o tres frases para la tarjeta de la página del agente de viajes.',
      validation: someLanguage,
    }),
    defineField({
      name: 'picture',
      title: 'Imagen',
      group: 'card',
      type: 'picture',
      validation: (rule) => rule.custom(hasFile),
    }),
    defineField({
      name: 'posts',
      title: 'Artículos',
      group: 'card',
      description: 'Los del blog que hablan de este lugar; el plan los enlaza.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'post' }] })],
    }),
    defineField({
      name: 'coordinates',
      title: 'Ubicación',
      group: 'trip',
      description: 'Latitud y longitud. Sin ella el lugar no sale en el planificador.',
      type: 'object',
      options: { columns: 2 },
      fields: [
        defineField({
          name: 'lat',
          title: 'Latitud',
          type: 'number',
          validation: neededNumber('En Honduras va de 12.9 a 17.5.', (rule) => rule.min(12.9).max(17.5)),
        }),
        defineField({
          name: 'lng',
          title: 'Longitud',
          type: 'number',
          validation: neededNumber('En Honduras va de −89.5 a −83.', (rule) => rule.min(-89.5).max(-83)),
        }),
      ],
    }),
    defineField({
      name: 'town',
      title: 'Pueblo',
      group: 'trip',
      description: 'Donde se duerme, si tiene otro nombre que el lugar.',
      type: 'localizedString',
      validation: optionalLanguages,
    }),
    defineField({
      name: 'altitude',
      title: 'Altitud (m)',
      group: 'trip',
      description: 'Metros sobre el nivel del mar.',
      type: 'number',
      validation: (rule) => rule.min(0).max(2870).error('De 0 a 2870 metros.'),
    }),
    defineField({
      name: 'suggestedNights',
      title: 'Noches sugeridas',
      group: 'trip',
      description: 'Las que recomendarías a un amigo. 0 para un lugar de paso.',
      type: 'number',
      validation: (rule) => rule.integer().min(0).max(10).error('De 0 a 10 noches.'),
    }),
    defineField({
      name: 'entries',
      title: 'Puerta de entrada',
      group: 'trip',
      description: 'Los aeropuertos y fronteras desde los que se llega primero a este lugar.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: optionsOf(ENTRY_TITLES) },
    }),
    defineField({
      name: 'climate',
      title: 'Clima',
      group: 'trip',
      description: 'Doce meses, de enero a diciembre. Sin ellos el lugar no sale en el planificador.',
      type: 'array',
      of: [defineArrayMember({ type: 'monthClimate' })],
      validation: (rule) =>
        rule.custom(
          (months) =>
            months === undefined || months.length === 12 || 'Deben ser doce meses, de enero a diciembre.',
        ),
    }),
    defineField({
      name: 'synonyms',
      title: 'Otros nombres',
      group: 'trip',
      description: 'Como también lo escribe la gente, en los dos idiomas: «West Bay», «las islas».',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
    }),
    defineField({
      name: 'source',
      title: 'Fuente',
      group: 'trip',
      description: 'De dónde salen el clima y la altitud, y si son aproximados.',
      type: 'string',
    }),
    defineField({
      name: 'slug',
      title: 'Dirección',
      group: 'order',
      description: 'Un nombre corto sin tildes ni espacios; lo usa la página para enlazar el destino.',
      type: 'slug',
      options: { source: 'name.es', slugify },
      components: { input: LockedSlugInput },
      validation: neededSlug,
    }),
    positionField('destination', 'order'),
  ],
  orderings: [
    { name: 'position', title: 'Orden de la tienda', by: [{ field: 'position', direction: 'asc' }] },
  ],
  preview: {
    select: { es: 'name.es', en: 'name.en', asset: 'picture.asset', media: 'picture' },
    prepare: ({ es, en, asset, media }) => ({
      title: nameText({ es, en }),
      subtitle: [en, ...gaps({ es, en, asset })].filter(Boolean).join(' · '),
      media: asset ? media : PalmIcon,
    }),
  },
})
