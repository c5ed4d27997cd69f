import { defineField, defineType } from 'sanity'
import { SuitcaseIcon } from '../../icons'
import { LockedSlugInput } from '../../inputs/SlugInput'
import { SUB_CATEGORIES } from '../choices'
import { nameText, sellableLine } from '../previews/sellable'
import { pictureFields } from '../objects/picture-fields'
import { positionField } from '../objects/position-field'
import { ratingFields } from '../objects/rating-fields'
import { saleFields } from '../objects/sale-fields'
import { stockFields } from '../objects/stock-fields'
import { neededName, optionalLanguages, someLanguage } from '../rules/localized'
import { neededPrice, neededCode } from '../rules/needed'
import { isOriginalPrice } from '../rules/price'
import type { Sale } from '../sale'
import { slugify } from '../rules/slug'
import { isUniqueId } from '../rules/unique-id'

export const product = defineType({
  name: 'product',
  title: 'Producto',
  type: 'document',
  icon: SuitcaseIcon,
  groups: [
    { name: 'card', title: 'Ficha', default: true },
    { name: 'price', title: 'Precio' },
    { name: 'pictures', title: 'Imágenes' },
    { name: 'facts', title: 'Datos' },
    { name: 'order', title: 'Dirección' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Nombre',
      type: 'localizedString',
      group: 'card',
      description: 'Corto y claro: se lee en tarjetas, carrito y correos.',
      validation: neededName,
    }),
    defineField({
      name: 'description',
      title: 'Descripción',
      type: 'localizedText',
      group: 'card',
      description: 'De dos a cuatro frases: qué es, para qué viaje sirve y por qué se agradece llevarlo.',
      validation: someLanguage,
    }),
    defineField({
      name: 'category',
      title: 'Categoría',
      description: 'El filtro de la tienda en el que aparece. Los productos relacionados son de la misma.',
      type: 'reference',
      to: [{ type: 'category' }],
      group: 'card',
      options: { disableNew: true },
      validation: (rule) => rule.required().error('Elige la categoría.'),
    }),
    defineField({
      name: 'subCategory',
      title: 'Subcategoría',
      type: 'string',
      group: 'card',
      description: 'Solo para artículos de tocador: es el filtro de su página.',
      options: { list: [...SUB_CATEGORIES] },
    }),
    defineField({
      name: 'details',
      title: 'Características',
      type: 'localizedStrings',
      group: 'card',
      description: 'De cuatro a seis, una por línea.',
      validation: optionalLanguages,
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
      group: ['card', 'price'],
      description: 'En dólares. La tienda calcula los lempiras con la tasa de los ajustes.',
      validation: neededPrice,
    }),
    defineField({
      name: 'isSale',
      title: 'En oferta',
      description: 'Lo pone en la página de ofertas, con el precio anterior tachado.',
      type: 'boolean',
      group: 'price',
      initialValue: false,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'originalPrice',
      title: 'Precio anterior (USD)',
      type: 'number',
      group: 'price',
      description: 'Se muestra tachado junto al precio de hoy.',
      hidden: ({ document }) => document?.['isSale'] !== true,
      validation: (rule) =>
        rule.custom((value, { document }) => isOriginalPrice(value, document as Sale | undefined)),
    }),
    ...saleFields('price'),
    ...stockFields('price'),
    ...ratingFields('price'),
    ...pictureFields('pictures', ['card', 'pictures']),
    defineField({
      name: 'facts',
      title: 'Datos',
      type: 'facts',
      group: 'facts',
      description: 'Lo que la gente compara antes de comprar. Lo que quede vacío no se muestra.',
    }),
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
    positionField('product', 'order'),
  ],
  orderings: [
    { name: 'position', title: 'Orden de la tienda', by: [{ field: 'position', direction: 'asc' }] },
    { name: 'price', title: 'Precio', by: [{ field: 'price', direction: 'asc' }] },
    { name: 'name', title: 'Nombre', by: [{ field: 'name.es', direction: 'asc' }] },
  ],
  preview: {
    select: {
      es: 'name.es',
      en: 'name.en',
      price: 'price',
      originalPrice: 'originalPrice',
      isSale: 'isSale',
      saleFrom: 'saleFrom',
      saleUntil: 'saleUntil',
      category: 'category.name.es',
      asset: 'pictures.0.asset',
      media: 'pictures.0',
    },
    prepare: ({ category, media, ...selected }) => ({
      title: nameText(selected),
      subtitle: sellableLine(selected, category),
      media: selected.asset ? media : SuitcaseIcon,
    }),
  },
})
