import { defineField, defineType } from 'sanity'
import { PageIcon } from '../../icons'
import { someLanguage } from '../rules/localized'

export const esimPage = defineType({
  name: 'esimPage',
  title: 'e-SIM',
  type: 'document',
  icon: PageIcon,
  fields: [
    defineField({ name: 'title', title: 'Título', type: 'localizedString', validation: someLanguage }),
    defineField({ name: 'intro', title: 'Introducción', type: 'localizedText', validation: someLanguage }),
    defineField({
      name: 'instantActivation',
      title: 'Activación inmediata',
      type: 'titledText',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'globalCoverage',
      title: 'Cobertura',
      type: 'titledText',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'noContracts',
      title: 'Sin contratos',
      type: 'titledText',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'multiplePlans',
      title: 'Varios planes',
      type: 'titledText',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { prepare: () => ({ title: 'e-SIM' }) },
})
