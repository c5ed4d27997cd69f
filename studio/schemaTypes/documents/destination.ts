import { defineField, defineType } from 'sanity'
import { PalmIcon } from '../../icons'
import { bothLanguages, someLanguage } from '../rules/localized'
import { neededPicture, neededSlug } from '../rules/needed'
import { slugify } from '../rules/slug'

export const destination = defineType({
  name: 'destination',
  title: 'Destino',
  type: 'document',
  icon: PalmIcon,
  fields: [
    defineField({ name: 'name', title: 'Nombre', type: 'localizedString', validation: bothLanguages }),
    defineField({
      name: 'description',
      title: 'Descripción',
      type: 'localizedText',
      description: 'Dos o tres frases para la tarjeta de la página del agente de viajes.',
      validation: someLanguage,
    }),
    defineField({
      name: 'picture',
      title: 'Imagen',
      type: 'picture',
      validation: neededPicture,
    }),
    defineField({
      name: 'slug',
      title: 'Dirección',
      type: 'slug',
      options: { source: 'name.es', slugify },
      validation: neededSlug,
    }),
    defineField({
      name: 'position',
      title: 'Posición',
      type: 'number',
      description: 'Los destinos se muestran de menor a mayor.',
      initialValue: 100,
      validation: (rule) => rule.required().integer(),
    }),
  ],
  orderings: [
    { name: 'position', title: 'Orden de la tienda', by: [{ field: 'position', direction: 'asc' }] },
  ],
  preview: { select: { title: 'name.es', subtitle: 'name.en', media: 'picture' } },
})
