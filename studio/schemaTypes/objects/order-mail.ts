import { defineField, defineType } from 'sanity'
import { ORDER_STATUSES, titleOf } from '../choices'
import { timeText } from '../previews/time'
import { TIME_OPTIONS } from './time-options'

export const orderMail = defineType({
  name: 'orderMail',
  title: 'Correo enviado',
  type: 'object',
  fields: [
    defineField({
      name: 'status',
      title: 'Sobre',
      type: 'string',
      options: { list: [...ORDER_STATUSES] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'sentAt',
      title: 'Enviado',
      type: 'datetime',
      options: TIME_OPTIONS,
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { status: 'status', sentAt: 'sentAt' },
    prepare: ({ status, sentAt }) => ({
      title: titleOf(ORDER_STATUSES, status),
      subtitle: timeText(sentAt),
    }),
  },
})
