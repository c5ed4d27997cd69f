import { localizedString } from './editorial/localized'

const SEASON = { from: '2027-03-20T06:00:00.000Z', until: '2027-03-29T06:00:00.000Z' }

/**
 * Promotions for a coming season: a code and the banner that announces it. Their ids are private, see the content
 * model.
 */
export const promotions = [
  {
    _id: 'discountCode.semana-santa',
    _type: 'discountCode' as const,
    code: 'SEMANASANTA',
    percent: 15,
    minimum: 20,
    oncePerPerson: true,
    ...SEASON,
  },
  {
    _id: 'announcement.semana-santa',
    _type: 'announcement' as const,
    banner: 'honduras' as const,
    text: localizedString({
      es: 'Semana Santa: 15 % menos en compras desde $20 con el código SEMANASANTA',
      en: 'Holy Week: 15% off orders of $20 or more with the code SEMANASANTA',
    }),
    ...SEASON,
  },
]
