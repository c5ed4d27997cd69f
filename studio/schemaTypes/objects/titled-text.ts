import { defineField, defineType } from 'sanity'
import { someLanguage } from '../rules/localized'

export const titledText = defineType({
  name: 'titledText',
  title: 'Título y texto',
  type: 'object',
  fields: [
    defineField({ name: 'title', title: 'Título', type: 'localizedString', validation: someLanguage }),
    defineField({ name: 'text', title: 'Texto', type: 'localizedText', validation: someLanguage }),
  ],
  preview: { select: { title: 'title.es', subtitle: 'text.es' } },
})
