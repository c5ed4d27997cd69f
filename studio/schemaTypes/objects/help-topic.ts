import { defineArrayMember, defineField, defineType } from 'sanity'
import { someLanguage } from '../rules/localized'
import { neededText } from '../rules/needed'

export const helpTopic = defineType({
  name: 'helpTopic',
  title: 'Tema de ayuda',
  type: 'object',
  fields: [
    defineField({ name: 'title', title: 'Título', type: 'localizedString', validation: someLanguage }),
    defineField({
      name: 'anchor',
      title: 'Enlace directo',
      type: 'string',
      description:
        'Va al final de la dirección, como en /shop/help#shipping. No lo cambies después de publicar.',
      validation: neededText('Solo minúsculas, números y guiones, sin espacios.', (rule) =>
        rule.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
      ),
    }),
    defineField({
      name: 'questions',
      title: 'Preguntas',
      type: 'array',
      description: 'Cada una con su pregunta como título y su respuesta como texto.',
      of: [defineArrayMember({ type: 'titledBody' })],
      validation: (rule) => rule.required().min(1).error('Escribe al menos una pregunta.'),
    }),
  ],
  preview: { select: { title: 'title.es', subtitle: 'anchor' } },
})
