import { defineField, defineType } from 'sanity'
import { PageIcon } from '../../icons'
import { someLanguage } from '../rules/localized'

export const toiletriesPage = defineType({
  name: 'toiletriesPage',
  title: 'Tocador en tamaño de viaje',
  type: 'document',
  icon: PageIcon,
  fields: [
    defineField({ name: 'title', title: 'Título', type: 'localizedString', validation: someLanguage }),
    defineField({ name: 'intro', title: 'Introducción', type: 'localizedText', validation: someLanguage }),
    defineField({
      name: 'liquidLimits',
      title: 'Límites de líquidos',
      type: 'titledBody',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'containerTypes',
      title: 'Tipos de envase',
      type: 'titledBody',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'whyChoose',
      title: 'Por qué elegirlos',
      type: 'titledBody',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { prepare: () => ({ title: 'Tocador en tamaño de viaje' }) },
})
