import { defineArrayMember, defineField, defineType } from 'sanity'

export const synonymGroup = defineType({
  name: 'synonymGroup',
  title: 'Sinónimos',
  type: 'object',
  fields: [
    defineField({
      name: 'words',
      title: 'Palabras',
      description:
        'En español y en inglés, con las faltas comunes si quieres. Cada una encuentra lo mismo que las demás.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      validation: (rule) => rule.required().min(2).unique().error('Escribe al menos dos palabras distintas.'),
    }),
  ],
  preview: {
    select: { words: 'words' },
    prepare: ({ words }) => {
      const [first = 'Sin palabras', ...others] = (words ?? []) as string[]
      return { title: first, subtitle: others.join(', ') }
    },
  },
})
