import { defineField, defineType } from 'sanity'
import { PLACEHOLDERS } from '~/content/placeholders'
import { PageIcon } from '../../icons'
import { productReference } from '../objects/product-reference'
import { someLanguage } from '../rules/localized'
import { hasOnlyPlaceholders } from '../rules/placeholders'

export const homePage = defineType({
  name: 'homePage',
  title: 'Inicio de la tienda',
  type: 'document',
  icon: PageIcon,
  validation: (rule) => rule.custom(hasOnlyPlaceholders(PLACEHOLDERS)),
  groups: [
    { name: 'hero', title: 'Cabecera', default: true },
    { name: 'featured', title: 'Destacados' },
    { name: 'sales', title: 'Ofertas' },
    { name: 'cards', title: 'Tarjetas' },
  ],
  fields: [
    defineField({
      name: 'heroTitle',
      title: 'Título',
      description: 'Lo primero que se lee en la tienda: de tres a seis palabras.',
      type: 'localizedString',
      group: 'hero',
      validation: someLanguage,
    }),
    defineField({
      name: 'heroSubtitle',
      title: 'Subtítulo',
      description: 'Una o dos frases bajo el título.',
      type: 'localizedText',
      group: 'hero',
      validation: someLanguage,
    }),
    defineField({
      name: 'featured',
      title: 'Productos destacados',
      description:
        'Hasta cuatro; arrástralos para ordenarlos. Si faltan o uno se agota, siguen los primeros de la tienda que no están en oferta.',
      type: 'array',
      group: 'featured',
      of: [productReference],
      validation: (rule) => [
        rule.unique().error('Cada producto va una sola vez.'),
        rule.max(4).error('Elige hasta cuatro.'),
      ],
    }),
    defineField({
      name: 'salesBanner',
      title: 'Aviso de ofertas',
      type: 'titledText',
      group: 'sales',
      description: 'Lleva a la página de ofertas.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'agentCard',
      title: 'Agente de viajes',
      description: 'Lleva al agente de viajes.',
      type: 'titledText',
      group: 'cards',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'blogCard',
      title: 'Blog',
      description: 'Lleva a los artículos del blog.',
      type: 'titledText',
      group: 'cards',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'kitsCard',
      title: 'Kits de viaje',
      description: 'Lleva a los kits.',
      type: 'titledText',
      group: 'cards',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'esimCard',
      title: 'eSIM',
      description: 'Lleva a la página de eSIM.',
      type: 'titledText',
      group: 'cards',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'toiletriesCard',
      title: 'Tamaño de viaje',
      description: 'Lleva a los artículos de higiene en tamaño de viaje.',
      type: 'titledText',
      group: 'cards',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { prepare: () => ({ title: 'Inicio de la tienda' }) },
})
