import { defineField, defineType } from 'sanity'
import { carrierName, CARRIERS } from '~/features/orders/carriers'

const isOther = (parent: unknown) => (parent as { service?: string } | undefined)?.service === 'other'

/** Who carries the parcel; buyers see it on the tracking page. */
export const orderCarrier = defineType({
  name: 'orderCarrier',
  title: 'Empresa de envío',
  type: 'object',
  fields: [
    defineField({
      name: 'service',
      title: 'Empresa',
      type: 'string',
      options: { list: CARRIERS.map((value) => ({ value, title: carrierName(value) ?? 'Otra' })) },
    }),
    defineField({
      name: 'name',
      title: 'Nombre de la empresa',
      type: 'string',
      hidden: ({ parent }) => !isOther(parent),
    }),
    defineField({ name: 'number', title: 'Número de guía', type: 'string' }),
    defineField({
      name: 'url',
      title: 'Página donde se sigue la guía',
      type: 'url',
      hidden: ({ parent }) => !isOther(parent),
      validation: (rule) =>
        rule.custom(
          (value, { parent }) =>
            !isOther(parent) ||
            !value ||
            value.startsWith('https://') ||
            'Pega una dirección que empiece con https://.',
        ),
    }),
  ],
})

/** An email that an editor wants sent again. */
export const orderResend = defineType({
  name: 'orderResend',
  title: 'Correo por repetir',
  type: 'object',
  fields: [defineField({ name: 'status', title: 'Sobre', type: 'string' })],
})
