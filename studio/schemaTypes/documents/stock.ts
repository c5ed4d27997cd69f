import { defineField, defineType } from 'sanity'
import { TagIcon } from '../../icons'
import { TIME_OPTIONS } from '../objects/time-options'
import { counted } from '../previews/counted'

/** Written by the functions: editors enter counts in the product or kit. */
export const stock = defineType({
  name: 'stock',
  title: 'Existencias',
  type: 'document',
  icon: TagIcon,
  readOnly: true,
  fields: [
    defineField({ name: 'item', title: 'Código público', type: 'string' }),
    defineField({ name: 'onHand', title: 'Piezas que hay', type: 'number' }),
    defineField({ name: 'reserved', title: 'Apartadas por quienes están pagando', type: 'number' }),
    defineField({ name: 'count', title: 'Último conteo', type: 'number' }),
    defineField({ name: 'countedAt', title: 'Contado', type: 'datetime', options: TIME_OPTIONS }),
  ],
  preview: {
    select: { item: 'item', onHand: 'onHand', reserved: 'reserved' },
    prepare: ({ item, onHand = 0, reserved = 0 }) => ({
      title: item,
      subtitle: [counted(onHand, 'pieza'), reserved > 0 && counted(reserved, 'apartada')]
        .filter(Boolean)
        .join(', '),
    }),
  },
})
