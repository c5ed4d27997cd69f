import { defineField } from 'sanity'
import { someLanguage } from '../rules/localized'

/** The fields at the top of a text page. */
export const heroFields = (introDescription: string) => [
  defineField({
    name: 'title',
    title: 'Título',
    group: 'hero',
    description: 'Lo primero que se lee en la página.',
    type: 'localizedString',
    validation: someLanguage,
  }),
  defineField({
    name: 'intro',
    title: 'Introducción',
    group: 'hero',
    description: introDescription,
    type: 'localizedText',
    validation: someLanguage,
  }),
]
