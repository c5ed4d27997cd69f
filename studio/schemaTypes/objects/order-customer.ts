import { defineField, defineType } from 'sanity'

export const orderCustomer = defineType({
  name: 'orderCustomer',
  title: 'Cliente',
  type: 'object',
  fields: [
    defineField({ name: 'subject', title: 'Cuenta', type: 'string' }),
    defineField({ name: 'name', title: 'Nombre', type: 'string' }),
    defineField({ name: 'email', title: 'Correo', type: 'string' }),
    defineField({
      name: 'address',
      title: 'Dirección de entrega',
      type: 'object',
      options: { columns: 2 },
      fields: [
        defineField({ name: 'line1', title: 'Dirección', type: 'string' }),
        defineField({ name: 'line2', title: 'Complemento', type: 'string' }),
        defineField({ name: 'city', title: 'Ciudad', type: 'string' }),
        defineField({ name: 'state', title: 'Departamento o estado', type: 'string' }),
        defineField({ name: 'postalCode', title: 'Código postal', type: 'string' }),
        defineField({ name: 'country', title: 'País', type: 'string' }),
      ],
    }),
  ],
})
