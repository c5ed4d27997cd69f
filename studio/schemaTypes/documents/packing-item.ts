import { defineArrayMember, defineField, defineType } from 'sanity'
import { SuitcaseIcon } from '../../icons'
import { LockedSlugInput } from '../../inputs/SlugInput'
import { positionField } from '../objects/position-field'
import { missingLanguages, nameText } from '../previews/sellable'
import { bothLanguages } from '../rules/localized'
import { aboveZero, neededCode, neededNumber } from '../rules/needed'
import { slugify } from '../rules/slug'
import { BAG_RULE_TITLES, GROUP_TITLES, optionsOf, QUANTITY_TITLES } from '../trip-choices'

export const packingItem = defineType({
  name: 'packingItem',
  title: 'Cosa para la maleta',
  type: 'document',
  icon: SuitcaseIcon,
  groups: [
    { name: 'card', title: 'Ficha', default: true },
    { name: 'rules', title: 'Cuándo y cuánto' },
    { name: 'order', title: 'Código y orden' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Nombre',
      group: 'card',
      description: 'Como se dice al hacer la maleta: «Camisetas», «Botella de agua».',
      type: 'localizedString',
      validation: bothLanguages,
    }),
    defineField({
      name: 'group',
      title: 'Grupo',
      group: 'card',
      description: 'El título bajo el que sale en la lista.',
      type: 'string',
      options: { list: optionsOf(GROUP_TITLES) },
      validation: (rule) => rule.required().error('Elige el grupo.'),
    }),
    defineField({
      name: 'product',
      title: 'Producto de la tienda',
      group: 'card',
      description: 'Si la tienda lo vende: quien no lo tenga podrá agregarlo al carrito.',
      type: 'reference',
      // A product may be unpublished; the list keeps the item without it.
      weak: true,
      to: [{ type: 'product' }],
    }),
    defineField({
      name: 'grams',
      title: 'Peso (g)',
      group: 'card',
      description: 'De una pieza. Aproximado está bien.',
      type: 'number',
      validation: neededNumber('De 0 a 5000 gramos.', (rule) => rule.min(0).max(5000)),
    }),
    defineField({
      name: 'milliliters',
      title: 'Líquido (ml)',
      group: 'card',
      description: 'Contenido del envase, si es líquido, gel, crema o aerosol. En cabina pasan 100 ml.',
      type: 'number',
      validation: (rule) => rule.min(0).max(1000).error('De 0 a 1000 ml.'),
    }),
    defineField({
      name: 'bagRule',
      title: 'Dónde va',
      group: 'card',
      description: 'Las baterías van siempre en cabina; lo que corta o pincha, en el equipaje registrado.',
      type: 'string',
      options: { list: optionsOf(BAG_RULE_TITLES) },
      initialValue: 'any',
      validation: (rule) => rule.required().error('Elige dónde va.'),
    }),
    defineField({
      name: 'isBattery',
      title: 'Lleva batería de litio suelta',
      group: 'card',
      description: 'Baterías externas y de repuesto: nunca en el equipaje registrado.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'quantity',
      title: 'Cantidad',
      group: 'rules',
      description: 'Por ejemplo: 1 por persona, otra vez cada 2 días, 6 como máximo.',
      type: 'object',
      options: { columns: 2 },
      fields: [
        defineField({
          name: 'amount',
          title: 'Cuántas',
          type: 'number',
          initialValue: 1,
          validation: aboveZero,
        }),
        defineField({
          name: 'per',
          title: 'Para',
          type: 'string',
          options: { list: optionsOf(QUANTITY_TITLES) },
          initialValue: 'trip',
          validation: (rule) => rule.required().error('Elige para quién.'),
        }),
        defineField({
          name: 'everyDays',
          title: 'Otra vez cada … días',
          type: 'number',
          validation: aboveZero,
        }),
        defineField({
          name: 'most',
          title: 'Como máximo, por persona o viaje',
          type: 'number',
          validation: aboveZero,
        }),
      ],
      validation: (rule) => rule.required().error('Escribe la cantidad.'),
    }),
    defineField({
      name: 'rules',
      title: 'Reglas',
      group: 'rules',
      description: 'Va en la lista si se cumple alguna. Quien viaja lee el porqué de cada una.',
      type: 'array',
      of: [defineArrayMember({ type: 'packingRule' })],
      validation: (rule) => rule.required().min(1).error('Agrega al menos una regla.'),
    }),
    defineField({
      name: 'slug',
      title: 'Código',
      group: 'order',
      description: 'Guarda lo que el viajero ya marcó.',
      type: 'slug',
      options: { source: 'name.es', slugify },
      components: { input: LockedSlugInput },
      validation: neededCode,
    }),
    positionField('packingItem', 'order'),
  ],
  orderings: [
    { name: 'position', title: 'Orden de la lista', by: [{ field: 'position', direction: 'asc' }] },
  ],
  preview: {
    select: { es: 'name.es', en: 'name.en', group: 'group', product: 'product.name.es' },
    prepare: ({ es, en, group, product }) => ({
      title: nameText({ es, en }),
      subtitle: [GROUP_TITLES[group as keyof typeof GROUP_TITLES], product, ...missingLanguages({ es, en })]
        .filter(Boolean)
        .join(' · '),
      media: SuitcaseIcon,
    }),
  },
})
