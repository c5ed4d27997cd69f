export const en = {
  esim: {
    kicker: 'e-SIM',
    benefits: 'What it will do for you',
    meanwhile: 'Meanwhile',
    toArticle: 'Read how to stay connected in Honduras today',
    toPost: 'Read the article',
  },
  toiletries: {
    guide: 'Guide to travelling with liquids',
    toGuide: 'Jump to the guide',
  },
}

export const es: typeof en = {
  esim: {
    kicker: 'e-SIM',
    benefits: 'Lo que hará por ti',
    meanwhile: 'Mientras tanto',
    toArticle: 'Lee cómo estar conectado hoy en Honduras',
    toPost: 'Leer el artículo',
  },
  toiletries: {
    guide: 'Guía para viajar con líquidos',
    toGuide: 'Ir a la guía',
  },
}
