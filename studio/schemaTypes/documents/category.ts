import { defineField, defineType } from 'sanity'
import { TagIcon } from '../../icons'
import { LockedSlugInput } from '../../inputs/SlugInput'
import { positionField } from '../objects/position-field'
import { missingLanguages, nameText } from '../previews/sellable'
import { bothLanguages } from '../rules/localized'
import { neededSlug } from '../rules/needed'
import { slugify } from '../rules/slug'

export const category = defineType({
  name: 'category',
  title: 'Categoría',
  type: 'document',
  icon: TagIcon,
  groups: [
    { name: 'card', title: 'Ficha', default: true },
    { name: 'order', title: 'Dirección' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Nombre',
      group: 'card',
      type: 'localizedString',
      description: 'Como se lee en el filtro de la tienda.',
      validation: bothLanguages,
    }),
    defineField({
      name: 'slug',
      title: 'Dirección',
      group: 'order',
      type: 'slug',
      description: 'Va en los enlaces (?category=…).',
      options: { source: 'name.en', slugify },
      components: { input: LockedSlugInput },
      validation: neededSlug,
    }),
    positionField('category', 'order'),
  ],
  orderings: [
    { name: 'position', title: 'Orden de la tienda', by: [{ field: 'position', direction: 'asc' }] },
  ],
  preview: {
    select: { es: 'name.es', en: 'name.en', slug: 'slug.current' },
    prepare: ({ es, en, slug }) => ({
      title: nameText({ es, en }),
      subtitle: [slug, ...missingLanguages({ es, en })].filter(Boolean).join(' · '),
    }),
  },
})
