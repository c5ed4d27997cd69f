import { defineField, defineType } from 'sanity'
import { ScaleIcon } from '../../icons'
import { POLICY_TYPES, titleOf } from '../choices'
import { someLanguage } from '../rules/localized'

const isPolicy = (value: unknown): true | string =>
  POLICY_TYPES.some((type) => type.value === (value as { current?: unknown } | undefined)?.current) ||
  `La tienda tiene cuatro páginas legales: ${POLICY_TYPES.map((type) => type.value).join(', ')}.`

export const policy = defineType({
  name: 'policy',
  title: 'Página legal',
  type: 'document',
  icon: ScaleIcon,
  fields: [
    defineField({ name: 'title', title: 'Título', type: 'localizedString', validation: someLanguage }),
    defineField({
      name: 'slug',
      title: 'Página',
      type: 'slug',
      description: 'Una de las cuatro páginas legales de la tienda.',
      readOnly: ({ document }) => document?._rev !== undefined && document['slug'] !== undefined,
      validation: (rule) => rule.required().custom(isPolicy),
    }),
    defineField({ name: 'body', title: 'Texto', type: 'localizedBody', validation: someLanguage }),
    defineField({
      name: 'lastUpdated',
      title: 'Última actualización',
      type: 'date',
      description: 'Si la dejas vacía, la página muestra la fecha de hoy.',
      options: { dateFormat: 'DD/MM/YYYY' },
    }),
  ],
  preview: {
    select: { title: 'title.es', slug: 'slug.current' },
    prepare: ({ title, slug }) => ({
      title: title || titleOf(POLICY_TYPES, slug),
      subtitle: `/shop/legal/${slug ?? ''}`,
    }),
  },
})
