import { defineField, defineType } from 'sanity'
import { KitIcon } from '../../icons'
import { LockedSlugInput } from '../../inputs/SlugInput'
import { pictureFields } from '../objects/picture-fields'
import { positionField } from '../objects/position-field'
import { ratingFields } from '../objects/rating-fields'
import { productReference } from '../objects/product-reference'
import { stockFields } from '../objects/stock-fields'
import { nameText, sellableLine } from '../previews/sellable'
import { neededName, optionalLanguages, someLanguage } from '../rules/localized'
import { neededPrice, neededCode } from '../rules/needed'
import { slugify } from '../rules/slug'
import { isUniqueId } from '../rules/unique-id'

export const kit = defineType({
  name: 'kit',
  title: 'Kit de viaje',
  type: 'document',
  icon: KitIcon,
  groups: [
    { name: 'card', title: 'Ficha', default: true },
    { name: 'facts', title: 'Datos' },
    { name: 'order', title: 'Dirección' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Nombre',
      description: 'Corto y claro: se lee en la tarjeta, el carrito y los correos.',
      type: 'localizedString',
      group: 'card',
      validation: neededName,
    }),
    defineField({
      name: 'description',
      title: 'Descripción',
      type: 'localizedText',
      group: 'card',
      description: 'Para qué viaje es y qué resuelve.',
      validation: someLanguage,
    }),
    defineField({
      name: 'items',
      title: 'Qué trae',
      type: 'localizedStrings',
      group: 'card',
      description: 'Un artículo por línea.',
      validation: someLanguage,
    }),
    defineField({
      name: 'contents',
      title: 'Productos del kit',
      type: 'array',
      group: 'card',
      description:
        'Los mismos artículos, enlazados: la tienda muestra su imagen y cuánto se ahorra con el kit.',
      of: [productReference],
      validation: (rule) => rule.unique().error('Cada producto va una sola vez.'),
    }),
    defineField({
      name: 'keywords',
      title: 'Palabras de búsqueda',
      type: 'localizedStrings',
      group: 'card',
      description:
        'Otros nombres con los que la gente lo busca, uno por línea. No se muestran. Los que sirven para varios productos van en los ajustes.',
      validation: optionalLanguages,
    }),
    defineField({
      name: 'price',
      title: 'Precio (USD)',
      type: 'number',
      group: 'card',
      description: 'En dólares, por el kit completo.',
      validation: neededPrice,
    }),
    ...pictureFields('card'),
    defineField({
      name: 'facts',
      title: 'Datos',
      type: 'facts',
      group: 'facts',
      description: 'Lo que la gente compara antes de comprar. Lo que quede vacío no se muestra.',
    }),
    ...stockFields('card'),
    ...ratingFields('card'),
    defineField({
      name: 'slug',
      title: 'Código público',
      type: 'slug',
      group: 'order',
      description: 'Va en direcciones, carritos y pedidos.',
      options: { source: 'name.es', slugify, isUnique: isUniqueId },
      components: { input: LockedSlugInput },
      validation: neededCode,
    }),
    positionField('kit', 'order'),
  ],
  orderings: [
    { name: 'position', title: 'Orden de la tienda', by: [{ field: 'position', direction: 'asc' }] },
  ],
  preview: {
    select: { es: 'name.es', en: 'name.en', price: 'price', asset: 'pictures.0.asset', media: 'pictures.0' },
    prepare: ({ media, ...selected }) => ({
      title: nameText(selected),
      subtitle: sellableLine(selected),
      media: selected.asset ? media : KitIcon,
    }),
  },
})
