import { defineField, defineType } from 'sanity'
import { LANGUAGES } from '../languages'

export const localizedString = defineType({
  name: 'localizedString',
  title: 'Línea en dos idiomas',
  type: 'object',
  options: { columns: 2 },
  fields: LANGUAGES.map(({ id, title }) => defineField({ name: id, title, type: 'string' })),
})
