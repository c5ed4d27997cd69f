import { defineArrayMember, defineField, defineType } from 'sanity'
import { PLACEHOLDERS } from '~/content/placeholders'
import { PageIcon } from '../../icons'
import { someLanguage } from '../rules/localized'
import { hasOnlyPlaceholders } from '../rules/placeholders'

export const agentPage = defineType({
  name: 'agentPage',
  title: 'Agente de viajes',
  type: 'document',
  icon: PageIcon,
  validation: (rule) => rule.custom(hasOnlyPlaceholders(PLACEHOLDERS)),
  groups: [
    { name: 'hero', title: 'Cabecera', default: true },
    { name: 'help', title: 'En qué ayuda' },
    { name: 'contact', title: 'Contacto' },
  ],
  fields: [
    defineField({
      name: 'heroTitle',
      title: 'Título',
      description: 'Lo primero que se lee en la página.',
      type: 'localizedString',
      group: 'hero',
      validation: someLanguage,
    }),
    defineField({
      name: 'heroText',
      title: 'Texto',
      description: 'Dos o tres frases: cómo ayuda el agente a planear el viaje.',
      type: 'localizedText',
      group: 'hero',
      validation: someLanguage,
    }),
    defineField({
      name: 'aiHelps',
      title: 'En qué ayuda la inteligencia artificial',
      description: 'Cinco ayudas, cada una con título y texto.',
      type: 'array',
      group: 'help',
      of: [defineArrayMember({ type: 'titledText' })],
      validation: (rule) => rule.required().length(5).error('La página muestra cinco ayudas.'),
    }),
    defineField({
      name: 'disclaimer',
      title: 'Aviso de responsabilidad',
      description: 'Se lee bajo las ayudas: qué conviene comprobar antes de viajar.',
      type: 'localizedText',
      group: 'help',
      validation: someLanguage,
    }),
    defineField({
      name: 'contactTitle',
      title: 'Título del contacto',
      description: 'Invita a escribir por WhatsApp.',
      type: 'localizedString',
      group: 'contact',
      validation: someLanguage,
    }),
    defineField({
      name: 'contactText',
      title: 'Texto del contacto',
      description: 'Una o dos frases junto al botón de WhatsApp.',
      type: 'localizedText',
      group: 'contact',
      validation: someLanguage,
    }),
    defineField({
      name: 'whatsappMessage',
      title: 'Mensaje de WhatsApp',
      type: 'localizedText',
      group: 'contact',
      description: 'El mensaje que ya va escrito cuando alguien abre el chat.',
      validation: someLanguage,
    }),
  ],
  preview: { prepare: () => ({ title: 'Agente de viajes' }) },
})
