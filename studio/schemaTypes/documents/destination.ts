import { defineField, defineType } from 'sanity'
import { PalmIcon } from '../../icons'
import { gaps, nameText } from '../previews/sellable'
import { bothLanguages, someLanguage } from '../rules/localized'
import { neededPicture, neededSlug } from '../rules/needed'
import { slugify } from '../rules/slug'

export const destination = defineType({
  name: 'destination',
  title: 'Destino',
  type: 'document',
  icon: PalmIcon,
  groups: [
    { name: 'card', title: 'Ficha', default: true },
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
      validation: neededPicture,
    }),
    defineField({
      name: 'slug',
      title: 'Dirección',
      group: 'order',
      description: 'Un nombre corto sin tildes ni espacios; lo usa la página para enlazar el destino.',
      type: 'slug',
      options: { source: 'name.es', slugify },
      validation: neededSlug,
    }),
    defineField({
      name: 'position',
      title: 'Posición',
      group: 'order',
      type: 'number',
      description: 'Los destinos se muestran de menor a mayor.',
      initialValue: 100,
      validation: (rule) => rule.required().integer(),
    }),
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
