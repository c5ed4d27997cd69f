import { defineArrayMember, defineField, defineType } from 'sanity'
import { LANGUAGES } from '../languages'

export const localizedStrings = defineType({
  name: 'localizedStrings',
  title: 'Lista en dos idiomas',
  type: 'object',
  fields: LANGUAGES.map(({ id, title }) =>
    defineField({ name: id, title, type: 'array', of: [defineArrayMember({ type: 'string' })] }),
  ),
})
