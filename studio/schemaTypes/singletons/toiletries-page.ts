import { defineField, defineType } from 'sanity'
import { PLACEHOLDERS } from '~/content/placeholders'
import { PageIcon } from '../../icons'
import { heroFields } from '../objects/hero-fields'
import { hasOnlyPlaceholders } from '../rules/placeholders'

export const toiletriesPage = defineType({
  name: 'toiletriesPage',
  title: 'Artículos de higiene en tamaño de viaje',
  type: 'document',
  icon: PageIcon,
  validation: (rule) => rule.custom(hasOnlyPlaceholders(PLACEHOLDERS)),
  groups: [
    { name: 'hero', title: 'Cabecera', default: true },
    { name: 'guide', title: 'Guía' },
  ],
  fields: [
    ...heroFields('Dos o tres frases sobre viajar con líquidos.'),
    defineField({
      name: 'liquidLimits',
      title: 'Límites de líquidos',
      group: 'guide',
      description: 'Cuánto se puede llevar en la cabina del avión.',
      type: 'titledBody',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'containerTypes',
      title: 'Tipos de envase',
      group: 'guide',
      description: 'Qué envases sirven.',
      type: 'titledBody',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'whyChoose',
      title: 'Por qué elegirlos',
      group: 'guide',
      description: 'Por qué convienen los tamaños de viaje.',
      type: 'titledBody',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { prepare: () => ({ title: 'Artículos de higiene en tamaño de viaje' }) },
})
