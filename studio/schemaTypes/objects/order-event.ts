import { defineField, defineType } from 'sanity'
import { TruckIcon } from '../../icons'
import { ORDER_ICONS, ORDER_STATUSES, titleOf } from '../choices'
import { timeText } from '../previews/time'
import { bothLanguages } from '../rules/localized'
import { TIME_OPTIONS } from './time-options'

export const orderEvent = defineType({
  name: 'orderEvent',
  title: 'Paso del envío',
  type: 'object',
  icon: TruckIcon,
  fields: [
    defineField({
      name: 'timestamp',
      title: 'Fecha y hora',
      type: 'datetime',
      options: TIME_OPTIONS,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'status',
      title: 'Estado',
      type: 'string',
      options: { list: [...ORDER_STATUSES] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'location',
      title: 'Lugar',
      description:
        'Lo lee quien sigue su pedido. Solo la ciudad o el centro, nunca la dirección de la persona.',
      type: 'localizedString',
      validation: bothLanguages,
    }),
    defineField({
      name: 'icon',
      title: 'Icono',
      type: 'string',
      options: { list: [...ORDER_ICONS] },
      description: 'Si lo dejas vacío, cada estado lleva el suyo.',
    }),
  ],
  preview: {
    select: { status: 'status', place: 'location.es', timestamp: 'timestamp' },
    prepare: ({ status, place, timestamp }) => ({
      title: titleOf(ORDER_STATUSES, status),
      subtitle: [timeText(timestamp), place].filter(Boolean).join(' · '),
    }),
  },
})
