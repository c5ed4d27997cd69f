import { defineArrayMember, defineField, defineType } from 'sanity'
import { PLACEHOLDERS } from '~/content/placeholders'
import { PageIcon } from '../../icons'
import { heroFields } from '../objects/hero-fields'
import { hasOnlyPlaceholders } from '../rules/placeholders'

export const helpPage = defineType({
  name: 'helpPage',
  title: 'Ayuda',
  type: 'document',
  icon: PageIcon,
  validation: (rule) => rule.custom(hasOnlyPlaceholders(PLACEHOLDERS)),
  groups: [
    { name: 'hero', title: 'Cabecera', default: true },
    { name: 'questions', title: 'Preguntas' },
  ],
  fields: [
    ...heroFields('Una o dos frases. También sale en los buscadores.'),
    defineField({
      name: 'topics',
      title: 'Temas',
      group: 'questions',
      description:
        'Envíos, pagos, aduana, devoluciones… {email}, {phone}, {hours}, {threshold} y {flatShipping} se llenan con los ajustes de la tienda.',
      type: 'array',
      of: [defineArrayMember({ type: 'helpTopic' })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: { prepare: () => ({ title: 'Ayuda' }) },
})
