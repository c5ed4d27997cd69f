import { periodFields } from './period-fields'

/** When a sale begins and ends. */
export const saleFields = (group: string) =>
  periodFields({
    group,
    from: {
      name: 'saleFrom',
      title: 'La oferta empieza',
      empty: 'Desde ese minuto rige el precio de oferta; antes, el precio anterior. Vacío: ya empezó.',
    },
    until: {
      name: 'saleUntil',
      title: 'La oferta termina',
      empty: 'Desde ese minuto rige otra vez el precio anterior. Vacío: no termina sola.',
      over: 'Ya terminó: rige el precio anterior.',
    },
    hidden: ({ document }) => document?.['isSale'] !== true,
  })
