import { defineField, defineType } from 'sanity'

export const orderMail = defineType({
  name: 'orderMail',
  title: 'Correo enviado',
  type: 'object',
  fields: [
    defineField({ name: 'kind', title: 'Correo', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'id', title: 'Identificador', type: 'string' }),
    defineField({ name: 'sentAt', title: 'Enviado', type: 'datetime' }),
  ],
  preview: { select: { title: 'kind', subtitle: 'sentAt' } },
})
