import type { Translation } from '../format'
export const en = {
  esim: {
    kicker: 'eSIM',
    benefits: 'What it will do for you',
    subscribe: 'Get our news by email',
    meanwhile: 'In the meantime',
  },
  toiletries: {
    guide: 'Guide to traveling with liquids',
    toGuide: 'Jump to the guide',
  },
} as const

export const es: Translation<typeof en> = {
  esim: {
    kicker: 'eSIM',
    benefits: 'Lo que hará por ti',
    subscribe: 'Recibir novedades por correo',
    meanwhile: 'Mientras tanto',
  },
  toiletries: {
    guide: 'Guía para viajar con líquidos',
    toGuide: 'Ir a la guía',
  },
}
