import { defineField, defineType } from 'sanity'
import { TagIcon } from '../../icons'
import { bothLanguages } from '../rules/localized'
import { neededSlug } from '../rules/needed'
import { slugify } from '../rules/slug'

export const category = defineType({
  name: 'category',
  title: 'Categoría',
  type: 'document',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Nombre',
      type: 'localizedString',
      description: 'Como se lee en el filtro de la tienda.',
      validation: bothLanguages,
    }),
    defineField({
      name: 'slug',
      title: 'Dirección',
      type: 'slug',
      description: 'Va en los enlaces (?category=…). No la cambies después de publicar.',
      options: { source: 'name.en', slugify },
      validation: neededSlug,
    }),
    defineField({
      name: 'position',
      title: 'Posición',
      type: 'number',
      description: 'Las categorías se muestran de menor a mayor.',
      initialValue: 100,
      validation: (rule) => rule.required().integer(),
    }),
  ],
  orderings: [
    { name: 'position', title: 'Orden de la tienda', by: [{ field: 'position', direction: 'asc' }] },
  ],
  preview: { select: { title: 'name.es', subtitle: 'name.en' } },
})
