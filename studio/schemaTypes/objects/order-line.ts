import { defineField, defineType } from 'sanity'
import { SuitcaseIcon } from '../../icons'
import { MoneyInput } from '../../inputs/MoneyInput'
import { moneyText } from '../previews/money'

export const orderLine = defineType({
  name: 'orderLine',
  title: 'Artículo del pedido',
  type: 'object',
  icon: SuitcaseIcon,
  fields: [
    defineField({
      name: 'productId',
      title: 'Código',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'kind',
      title: 'Clase',
      type: 'string',
      options: {
        list: [
          { value: 'product', title: 'Producto' },
          { value: 'kit', title: 'Kit' },
        ],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'name', title: 'Nombre', type: 'string', validation: (rule) => rule.required() }),
    defineField({
      name: 'quantity',
      title: 'Cantidad',
      type: 'number',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'unitAmount',
      title: 'Precio unitario',
      components: { input: MoneyInput },
      type: 'number',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'amount',
      title: 'Importe',
      components: { input: MoneyInput },
      type: 'number',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { name: 'name', quantity: 'quantity', amount: 'amount' },
    prepare: ({ name, quantity, amount }) => ({
      title: `${quantity} × ${name}`,
      subtitle: moneyText(amount),
    }),
  },
})
