import { defineField, defineType } from 'sanity'
import { PageIcon } from '../../icons'
import { someLanguage } from '../rules/localized'

export const homePage = defineType({
  name: 'homePage',
  title: 'Inicio de la tienda',
  type: 'document',
  icon: PageIcon,
  groups: [
    { name: 'hero', title: 'Cabecera', default: true },
    { name: 'sales', title: 'Ofertas' },
    { name: 'cards', title: 'Tarjetas' },
  ],
  fields: [
    defineField({
      name: 'heroTitle',
      title: 'Título',
      type: 'localizedString',
      group: 'hero',
      validation: someLanguage,
    }),
    defineField({
      name: 'heroSubtitle',
      title: 'Subtítulo',
      type: 'localizedText',
      group: 'hero',
      validation: someLanguage,
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
      type: 'titledText',
      group: 'cards',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'blogCard',
      title: 'Blog',
      type: 'titledText',
      group: 'cards',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'kitsCard',
      title: 'Kits de viaje',
      type: 'titledText',
      group: 'cards',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'esimCard',
      title: 'e-SIM',
      type: 'titledText',
      group: 'cards',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'toiletriesCard',
      title: 'Tamaño de viaje',
      type: 'titledText',
      group: 'cards',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { prepare: () => ({ title: 'Inicio de la tienda' }) },
})
