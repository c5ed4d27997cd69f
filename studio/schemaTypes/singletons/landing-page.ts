import { defineField, defineType } from 'sanity'
import { PLACEHOLDERS } from '~/content/placeholders'
import { PageIcon } from '../../icons'
import { someLanguage } from '../rules/localized'
import { hasOnlyPlaceholders } from '../rules/placeholders'

export const landingPage = defineType({
  name: 'landingPage',
  title: 'Portada',
  type: 'document',
  icon: PageIcon,
  validation: (rule) => rule.custom(hasOnlyPlaceholders(PLACEHOLDERS)),
  groups: [
    { name: 'hero', title: 'Cabecera', default: true },
    { name: 'tiles', title: 'Accesos' },
    { name: 'bar', title: 'Barra inferior' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      description: 'Lo primero que lee quien llega: de tres a seis palabras.',
      type: 'localizedString',
      group: 'hero',
      validation: someLanguage,
    }),
    defineField({
      name: 'subtitle',
      title: 'Subtítulo',
      description: 'Una frase que dice qué encuentra aquí quien viaja.',
      type: 'localizedText',
      group: 'hero',
      validation: someLanguage,
    }),
    defineField({
      name: 'gear',
      title: 'Equipo esencial',
      type: 'titledText',
      group: 'tiles',
      description: 'Lleva a los productos.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'comfort',
      title: 'Comodidad y estilo',
      type: 'titledText',
      group: 'tiles',
      description: 'Lleva a la categoría Comodidad.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'connected',
      title: 'Siempre con conexión',
      type: 'titledText',
      group: 'tiles',
      description: 'Lleva a la categoría Electrónicos.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'adventures',
      title: 'Aventuras en Honduras',
      type: 'titledText',
      group: 'tiles',
      description: 'Lleva al agente de viajes.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'barText',
      title: 'Texto de la barra',
      description: 'Una pregunta corta junto al botón.',
      type: 'localizedString',
      group: 'bar',
      validation: someLanguage,
    }),
    defineField({
      name: 'barButton',
      title: 'Botón de la barra',
      description: 'Lleva a la tienda.',
      type: 'localizedString',
      group: 'bar',
      validation: someLanguage,
    }),
  ],
  preview: { prepare: () => ({ title: 'Portada' }) },
})
