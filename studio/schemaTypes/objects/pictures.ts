import { defineArrayMember, defineType } from 'sanity'
import { hasFile } from '../rules/picture'

export const pictures = defineType({
  name: 'pictures',
  title: 'Imágenes',
  type: 'array',
  description:
    'La primera es la de la tarjeta. Después: en uso, un detalle o la escala, y lo que trae. Arrástralas para ordenarlas.',
  options: { layout: 'grid' },
  of: [
    defineArrayMember({
      type: 'picture',
      // A list item cannot be empty as a field can: without a file, it is an error.
      validation: (rule) => rule.custom((picture) => hasFile({ alt: '', ...Object(picture) })),
    }),
  ],
})
