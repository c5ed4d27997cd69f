import { defineArrayMember, defineField, defineType } from 'sanity'
import { PLACEHOLDERS } from '~/content/placeholders'
import { PageIcon } from '../../icons'
import { heroFields } from '../objects/hero-fields'
import { hasFile } from '../rules/picture'
import { hasOnlyPlaceholders } from '../rules/placeholders'

export const aboutPage = defineType({
  name: 'aboutPage',
  title: 'Quiénes somos',
  type: 'document',
  icon: PageIcon,
  validation: (rule) => rule.custom(hasOnlyPlaceholders(PLACEHOLDERS)),
  groups: [
    { name: 'hero', title: 'Cabecera', default: true },
    { name: 'text', title: 'Texto' },
  ],
  fields: [
    ...heroFields('Una o dos frases: qué es la tienda. También sale en los buscadores.'),
    defineField({
      name: 'picture',
      title: 'Imagen',
      group: 'hero',
      description: 'Junto al título. Se muestra en 16:9.',
      type: 'picture',
      validation: (rule) => rule.custom(hasFile),
    }),
    defineField({
      name: 'sections',
      title: 'Secciones',
      group: 'text',
      description:
        'Quiénes son, dónde están y cómo escogen. El correo, el WhatsApp, el horario y la dirección salen de los ajustes.',
      type: 'array',
      of: [defineArrayMember({ type: 'titledBody' })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: { prepare: () => ({ title: 'Quiénes somos' }) },
})
