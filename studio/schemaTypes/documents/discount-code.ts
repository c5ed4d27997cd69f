import { defineField, defineType } from 'sanity'
import { SaleIcon } from '../../icons'
import { CODE_STATES, titleOf } from '../choices'
import { periodFields } from '../objects/period-fields'
import { timeText } from '../previews/time'
import { isFreeCode } from '../rules/free-code'
import { isAmount } from '../rules/price'
import { neededNumber, neededText } from '../rules/needed'
import { hasPrivateId } from '../rules/private-id'

/** Created at Stripe when it is published. Its id has a dot, so that nobody can read it without a token. */
export const discountCode = defineType({
  name: 'discountCode',
  title: 'Código de descuento',
  type: 'document',
  icon: SaleIcon,
  validation: (rule) => rule.custom(hasPrivateId),
  groups: [
    { name: 'offer', title: 'Código', default: true },
    { name: 'time', title: 'Cuándo' },
  ],
  fields: [
    defineField({
      name: 'code',
      title: 'Código',
      type: 'string',
      group: 'offer',
      description: 'Lo que se escribe al pagar, en mayúsculas y sin espacios: SEMANASANTA.',
      validation: (rule) => [
        ...neededText('De 3 a 20 letras mayúsculas o números, sin espacios, tildes ni eñes.', (text) =>
          text.regex(/^[A-Z0-9]{3,20}$/),
        )(rule),
        rule.custom(isFreeCode),
      ],
    }),
    defineField({
      name: 'percent',
      title: 'Descuento (%)',
      type: 'number',
      group: 'offer',
      description: 'Sobre los productos; el envío se cobra completo.',
      validation: (rule) => [
        ...neededNumber('Escribe un porcentaje entre 1 y 100.', (limited) => limited.min(1).max(100))(rule),
        rule.max(50).warning('Es más de la mitad. Revisa que esté bien escrito.'),
      ],
    }),
    defineField({
      name: 'minimum',
      title: 'Compra mínima (USD)',
      type: 'number',
      group: 'offer',
      description:
        'En dólares, sin el envío. En lempiras vale el mismo monto según la tasa. Vacía: sin mínimo.',
      validation: (rule) => rule.custom(isAmount('La compra mínima')),
    }),
    defineField({
      name: 'oncePerPerson',
      title: 'Una vez por persona',
      type: 'boolean',
      group: 'offer',
      description:
        'Quien ya lo usó no ve el campo para códigos mientras este código esté vigente. Vale también para el de bienvenida.',
      initialValue: true,
    }),
    ...periodFields({
      group: 'time',
      from: { name: 'from', title: 'Empieza', empty: 'Vacío: al publicar.' },
      until: {
        name: 'until',
        title: 'Termina',
        empty: 'Vacío: no termina solo.',
        over: 'Ya terminó: no se puede usar.',
      },
    }),
    defineField({
      name: 'stripeState',
      title: 'En Stripe',
      type: 'string',
      group: 'offer',
      options: { list: [...CODE_STATES] },
      readOnly: true,
      description: 'Lo escribe la tienda unos segundos después de publicar.',
    }),
    defineField({
      name: 'stripeReason',
      title: 'Lo que dijo Stripe',
      type: 'string',
      group: 'offer',
      readOnly: true,
      hidden: ({ value }) => value === undefined,
    }),
  ],
  preview: {
    select: { code: 'code', percent: 'percent', from: 'from', until: 'until', state: 'stripeState' },
    prepare: ({ code, percent, from, until, state }) => ({
      title: code ? `${code} · ${percent ?? '?'} %` : 'Sin código',
      subtitle: [
        state ? titleOf(CODE_STATES, state) : 'sin publicar',
        timeText(from) && `desde ${timeText(from)}`,
        timeText(until) && `hasta ${timeText(until)}`,
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
