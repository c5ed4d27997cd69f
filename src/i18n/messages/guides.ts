import type { Translation } from '../format'
export const en = {
  esim: {
    kicker: 'e-SIM',
    benefits: 'What it will do for you',
    meanwhile: 'Meanwhile',
  },
  toiletries: {
    guide: 'Guide to travelling with liquids',
    toGuide: 'Jump to the guide',
  },
} as const

export const es: Translation<typeof en> = {
  esim: {
    kicker: 'e-SIM',
    benefits: 'Lo que hará por ti',
    meanwhile: 'Mientras tanto',
  },
  toiletries: {
    guide: 'Guía para viajar con líquidos',
    toGuide: 'Ir a la guía',
  },
}
