import { defineField } from 'sanity'

const onlyOnSale = ({ document }: { document?: { [field: string]: unknown } | undefined }) =>
  document?.['isSale'] !== true

/** When a sale begins and ends; editors see the time of their computer. */
export const saleFields = (group: string) => [
  defineField({
    name: 'saleFrom',
    title: 'La oferta empieza',
    type: 'datetime',
    group,
    description: 'Desde ese minuto rige el precio de oferta; antes, el precio anterior. Vacío: ya empezó.',
    hidden: onlyOnSale,
  }),
  defineField({
    name: 'saleUntil',
    title: 'La oferta termina',
    type: 'datetime',
    group,
    description: 'Desde ese minuto rige otra vez el precio anterior. Vacío: no termina sola.',
    hidden: onlyOnSale,
    validation: (rule) =>
      rule.custom((value, { document }) => {
        const from = document?.['saleFrom']
        const isBackwards = typeof value === 'string' && typeof from === 'string' && value <= from
        return !isBackwards || document?.['isSale'] !== true || 'La oferta debe terminar después de empezar.'
      }),
  }),
]
