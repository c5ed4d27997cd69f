import { defineField, defineType } from 'sanity'
import { PLACEHOLDERS } from '~/content/placeholders'
import { PageIcon } from '../../icons'
import { heroFields } from '../objects/hero-fields'
import { hasOnlyPlaceholders } from '../rules/placeholders'

export const esimPage = defineType({
  name: 'esimPage',
  title: 'eSIM',
  type: 'document',
  icon: PageIcon,
  validation: (rule) => rule.custom(hasOnlyPlaceholders(PLACEHOLDERS)),
  groups: [
    { name: 'hero', title: 'Cabecera', default: true },
    { name: 'benefits', title: 'Ventajas' },
  ],
  fields: [
    ...heroFields('Dos o tres frases: qué es una eSIM y por qué conviene.'),
    defineField({
      name: 'instantActivation',
      title: 'Activación inmediata',
      group: 'benefits',
      description: 'Ventaja: funciona en minutos.',
      type: 'titledText',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'globalCoverage',
      title: 'Cobertura',
      group: 'benefits',
      description: 'Ventaja: dónde hay señal.',
      type: 'titledText',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'noContracts',
      title: 'Sin contratos',
      group: 'benefits',
      description: 'Ventaja: se paga solo lo que se usa.',
      type: 'titledText',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'multiplePlans',
      title: 'Varios planes',
      group: 'benefits',
      description: 'Ventaja: planes para viajes cortos y largos.',
      type: 'titledText',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { prepare: () => ({ title: 'eSIM' }) },
})
