import { defineField, defineType } from 'sanity'
import { POST_PLACEHOLDERS } from '~/content/placeholders'
import { dayInHonduras } from '~/lib/honduras-time'
import { ArticleIcon } from '../../icons'
import { LockedSlugInput } from '../../inputs/SlugInput'
import { POST_CATEGORIES, titleOf } from '../choices'
import { gaps, nameText } from '../previews/sellable'
import { type EmbedPost, isFacebookAddress } from '../rules/link'
import { optionalLanguages, someLanguage } from '../rules/localized'
import { neededPicture, neededSlug } from '../rules/needed'
import { slugify } from '../rules/slug'
import { hasOnlyPlaceholders } from '../rules/placeholders'

/** `00:00` to `23:00`. */
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

export const post = defineType({
  name: 'post',
  title: 'Artículo',
  type: 'document',
  icon: ArticleIcon,
  validation: (rule) => rule.custom(hasOnlyPlaceholders(POST_PLACEHOLDERS)),
  groups: [
    { name: 'text', title: 'Texto', default: true },
    { name: 'file', title: 'Ficha' },
    { name: 'extras', title: 'Extras' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      description: 'De cuatro a doce palabras. Es también el título en buscadores.',
      type: 'localizedString',
      group: 'text',
      validation: someLanguage,
    }),
    defineField({
      name: 'excerpt',
      title: 'Resumen',
      type: 'localizedText',
      group: 'text',
      description: 'Una o dos frases. Sale en la lista del blog, en buscadores y al compartir.',
      validation: someLanguage,
    }),
    defineField({
      name: 'body',
      title: 'Artículo',
      type: 'localizedBody',
      group: 'text',
      description:
        'Puedes pegar texto sin formato: los títulos, las listas y los párrafos se reconocen solos.',
      validation: someLanguage,
    }),
    defineField({
      name: 'picture',
      title: 'Imagen de portada',
      type: 'picture',
      group: 'file',
      validation: neededPicture,
    }),
    defineField({
      name: 'slug',
      title: 'Dirección',
      type: 'slug',
      group: 'file',
      description: 'La dirección del artículo: /shop/blog/…',
      options: { source: 'title.es', slugify },
      components: { input: LockedSlugInput },
      validation: neededSlug,
    }),
    defineField({
      name: 'publishedAt',
      title: 'Fecha',
      type: 'date',
      group: 'file',
      options: { dateFormat: 'DD/MM/YYYY' },
      description:
        'Con una fecha futura, el artículo sale solo cuando llega ese día en Honduras, a la hora de abajo.',
      initialValue: () => dayInHonduras(new Date()),
      validation: (rule) => rule.required().error('Elige la fecha del artículo.'),
    }),
    defineField({
      name: 'publishTime',
      title: 'Hora',
      type: 'string',
      group: 'file',
      options: { list: HOURS },
      description: 'Hora de Honduras en la que sale ese día. Vacía: a la medianoche, cuando empieza.',
      validation: (rule) => rule.regex(/^\d\d:\d\d$/).error('Elige una hora de la lista.'),
    }),
    defineField({
      name: 'author',
      title: 'Autor',
      description: 'Quién firma el artículo.',
      type: 'string',
      group: 'file',
      initialValue: 'Equipo Rumbo',
      validation: (rule) => rule.required().error('Escribe quién firma el artículo.'),
    }),
    defineField({
      name: 'category',
      title: 'Categoría',
      type: 'string',
      group: 'file',
      description: 'Los artículos relacionados son de la misma categoría.',
      options: { list: [...POST_CATEGORIES] },
      validation: (rule) => rule.required().error('Elige la categoría.'),
    }),
    defineField({
      name: 'tags',
      title: 'Etiquetas',
      description: 'De dos a cinco temas, uno por línea.',
      type: 'localizedStrings',
      group: 'file',
      validation: optionalLanguages,
    }),
    defineField({
      name: 'checkedOn',
      title: 'Datos revisados el',
      type: 'date',
      group: 'file',
      description:
        'El día en que alguien revisó visas, vacunas, cobros y cambio en las páginas oficiales. Se lee donde el texto dice {checkedOn}.',
      options: { dateFormat: 'DD/MM/YYYY' },
    }),
    defineField({
      name: 'isFacebookEmbed',
      title: 'Es una publicación de Facebook',
      type: 'boolean',
      group: 'extras',
      description: 'La página muestra una tarjeta con el enlace en lugar del texto.',
      initialValue: false,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'facebookUrl',
      title: 'Enlace de la publicación',
      description: 'La dirección completa de la publicación, como la copias de Facebook.',
      // Not a "url": its own rule would also be checked while the field is hidden.
      type: 'string',
      group: 'extras',
      hidden: ({ document }) => document?.['isFacebookEmbed'] !== true,
      validation: (rule) =>
        rule.custom((value, { document }) => isFacebookAddress(value, document as EmbedPost | undefined)),
    }),
    defineField({
      name: 'showRidePartner',
      title: 'Mostrar el socio de transporte',
      type: 'boolean',
      group: 'extras',
      description: 'Agrega al final la caja con el enlace de los ajustes.',
      initialValue: false,
      validation: (rule) => rule.required(),
    }),
  ],
  orderings: [{ name: 'newest', title: 'Más recientes', by: [{ field: 'publishedAt', direction: 'desc' }] }],
  preview: {
    select: {
      es: 'title.es',
      en: 'title.en',
      category: 'category',
      publishedAt: 'publishedAt',
      publishTime: 'publishTime',
      asset: 'picture.asset',
      media: 'picture',
    },
    prepare: ({ es, en, category, publishedAt, publishTime, asset, media }) => ({
      title: nameText({ es, en }),
      subtitle: [publishedAt, publishTime, titleOf(POST_CATEGORIES, category), ...gaps({ es, en, asset })]
        .filter(Boolean)
        .join(' · '),
      media: asset ? media : ArticleIcon,
    }),
  },
})
