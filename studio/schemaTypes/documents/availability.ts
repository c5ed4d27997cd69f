import { defineField, defineType } from 'sanity'
import { TagIcon } from '../../icons'

/** What pages show of the stock. Written by the functions. */
export const availability = defineType({
  name: 'availability',
  title: 'Disponibilidad en la tienda',
  type: 'document',
  icon: TagIcon,
  readOnly: true,
  fields: [
    defineField({ name: 'item', title: 'Código público', type: 'string' }),
    defineField({ name: 'left', title: 'Quedan', type: 'number' }),
  ],
  preview: { select: { title: 'item', subtitle: 'left' } },
})
