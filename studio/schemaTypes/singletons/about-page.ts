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
      name: 'note',
      title: 'Nota de los fundadores',
      group: 'text',
      description: 'Dos o tres frases en primera persona, en letra grande antes de las secciones. Opcional.',
      type: 'localizedText',
    }),
    defineField({
      name: 'signature',
      title: 'Firma de la nota',
      group: 'text',
      description: 'Quién la escribe: nombres y qué hacen en la tienda.',
      type: 'localizedString',
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
