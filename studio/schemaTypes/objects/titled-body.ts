import { defineField, defineType } from 'sanity'
import { someLanguage } from '../rules/localized'

export const titledBody = defineType({
  name: 'titledBody',
  title: 'Título y texto con formato',
  type: 'object',
  fields: [
    defineField({ name: 'title', title: 'Título', type: 'localizedString', validation: someLanguage }),
    defineField({ name: 'body', title: 'Texto', type: 'localizedBody', validation: someLanguage }),
  ],
  preview: { select: { title: 'title.es' } },
})
