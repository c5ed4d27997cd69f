import { defineField, defineType } from 'sanity'
import { LANGUAGES } from '../languages'

export const localizedBody = defineType({
  name: 'localizedBody',
  title: 'Texto con formato en dos idiomas',
  type: 'object',
  groups: [
    ...LANGUAGES.map(({ id, title }, index) => ({ name: id, title, default: index === 0 })),
    { name: 'all-fields', title: 'Los dos' },
  ],
  fields: LANGUAGES.map(({ id, title }) => defineField({ name: id, title, type: 'richText', group: id })),
})
