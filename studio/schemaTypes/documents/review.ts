import { defineField, defineType } from 'sanity'
import { ArticleIcon } from '../../icons'
import { LANGUAGE_CHOICES } from '../languages'
import { TIME_OPTIONS } from '../objects/time-options'

const REVIEW_STATES = [
  { value: 'pending', title: 'Por leer' },
  { value: 'published', title: 'Publicada' },
  { value: 'declined', title: 'Rechazada' },
] as const

const stateTitle = (state: unknown) => REVIEW_STATES.find(({ value }) => value === state)?.title

/** Written by a buyer: editors publish or decline it with an action, and change nothing in it. */
export const review = defineType({
  name: 'review',
  title: 'Reseña',
  type: 'document',
  icon: ArticleIcon,
  readOnly: true,
  fields: [
    defineField({ name: 'status', title: 'Estado', type: 'string', options: { list: [...REVIEW_STATES] } }),
    defineField({ name: 'rating', title: 'Estrellas', type: 'number' }),
    defineField({ name: 'text', title: 'Texto', type: 'text' }),
    defineField({ name: 'name', title: 'Nombre', type: 'string' }),
    defineField({ name: 'locale', title: 'Idioma', type: 'string', options: { list: LANGUAGE_CHOICES } }),
    defineField({ name: 'itemName', title: 'Producto o kit', type: 'string' }),
    defineField({ name: 'item', title: 'Identificador del producto o kit', type: 'string' }),
    defineField({ name: 'kind', title: 'Clase', type: 'string', hidden: true }),
    defineField({ name: 'orderId', title: 'Pedido', type: 'string' }),
    defineField({ name: 'createdAt', title: 'Escrita', type: 'datetime', options: TIME_OPTIONS }),
    defineField({
      name: 'isSample',
      title: 'De muestra',
      type: 'boolean',
      hidden: ({ value }) => value !== true,
    }),
  ],
  orderings: [{ name: 'newest', title: 'Más recientes', by: [{ field: 'createdAt', direction: 'desc' }] }],
  preview: {
    select: {
      text: 'text',
      rating: 'rating',
      name: 'name',
      item: 'item',
      itemName: 'itemName',
      status: 'status',
      isSample: 'isSample',
    },
    prepare: ({ text, rating, name, item, itemName, status, isSample }) => ({
      title: `${'★'.repeat(Number(rating) || 0)} ${text}`,
      subtitle: [stateTitle(status), itemName ?? item, name, isSample && 'de muestra']
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
