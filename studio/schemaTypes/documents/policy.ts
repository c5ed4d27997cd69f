import { defineField, defineType } from 'sanity'
import { PLACEHOLDERS } from '~/content/placeholders'
import { ScaleIcon } from '../../icons'
import { LockedSlugInput } from '../../inputs/SlugInput'
import { POLICY_TYPES, titleOf } from '../choices'
import { missingLanguages } from '../previews/sellable'
import { someLanguage } from '../rules/localized'
import { hasOnlyPlaceholders } from '../rules/placeholders'

const isPolicy = (value: unknown): true | string =>
  POLICY_TYPES.some((type) => type.value === (value as { current?: unknown } | undefined)?.current) ||
  `La tienda tiene cuatro páginas legales: ${POLICY_TYPES.map((type) => type.value).join(', ')}.`

export const policy = defineType({
  name: 'policy',
  title: 'Página legal',
  type: 'document',
  icon: ScaleIcon,
  validation: (rule) => rule.custom(hasOnlyPlaceholders(PLACEHOLDERS)),
  groups: [
    { name: 'text', title: 'Texto', default: true },
    { name: 'file', title: 'Ficha' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      group: 'text',
      description: 'El nombre de la página, como se lee al pie de la tienda.',
      type: 'localizedString',
      validation: someLanguage,
    }),
    defineField({
      name: 'slug',
      title: 'Página',
      group: 'file',
      type: 'slug',
      description: 'Una de las cuatro páginas legales de la tienda.',
      components: { input: LockedSlugInput },
      validation: (rule) => rule.required().custom(isPolicy),
    }),
    defineField({
      name: 'body',
      title: 'Texto',
      group: 'text',
      description:
        'Puedes pegar texto sin formato. Con cuatro títulos o más, la página muestra un índice. {legalName}, {address}, {email}, {phone}, {hours}, {threshold} y {flatShipping} se llenan con los ajustes de la tienda.',
      type: 'localizedBody',
      validation: someLanguage,
    }),
    defineField({
      name: 'lastUpdated',
      title: 'Última actualización',
      group: 'file',
      type: 'date',
      description: 'Si la dejas vacía, la página muestra el día de la última edición.',
      options: { dateFormat: 'DD/MM/YYYY' },
    }),
  ],
  preview: {
    select: { es: 'title.es', en: 'title.en', slug: 'slug.current' },
    prepare: ({ es, en, slug }) => ({
      title: es || titleOf(POLICY_TYPES, slug),
      subtitle: [`/shop/legal/${slug ?? ''}`, ...missingLanguages({ es, en })].join(' · '),
    }),
  },
})
