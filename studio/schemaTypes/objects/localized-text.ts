import { defineField, defineType } from 'sanity'
import { LANGUAGES } from '../languages'

export const localizedText = defineType({
  name: 'localizedText',
  title: 'Texto en dos idiomas',
  type: 'object',
  options: { columns: 2 },
  fields: LANGUAGES.map(({ id, title }) => defineField({ name: id, title, type: 'text', rows: 6 })),
})
