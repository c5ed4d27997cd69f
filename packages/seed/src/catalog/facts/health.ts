import type { FactsById } from './define'

export const health: FactsById = {
  'prod-014': {
    material: { es: 'Bolsa de nailon', en: 'Nylon pouch' },
    dimensions: [16, 11, 5],
    weightGrams: 210,
    inTheBox: {
      es: ['18 curitas', '4 gasas estériles', '2 vendas', '6 toallitas', 'Pinzas y tijeritas'],
      en: [
        '18 adhesive bandages',
        '4 sterile gauze pads',
        '2 roller bandages',
        '6 wipes',
        'Tweezers and small scissors',
      ],
    },
    care: {
      es: 'Revisa las fechas de vencimiento una vez al año y repón lo que uses.',
      en: 'Check the expiration dates once a year and replace what you use.',
    },
  },
  'prod-015': {
    volumeMl: 100,
    dimensions: [15.5, 4, 4],
    weightGrams: 122,
    care: {
      es: 'Guárdalo a la sombra y fuera del alcance de los niños.',
      en: 'Keep in the shade and out of reach of children.',
    },
  },
  'prod-016': {
    size: { es: '10 sobres, uno por litro de agua', en: '10 packets, each for 34 fl oz (1 liter) of water' },
    dimensions: [12, 9, 4],
    weightGrams: 215,
    care: {
      es: 'Guárdalas en un lugar seco; una vez preparadas, tómalas antes de 24 horas.',
      en: 'Keep dry; once mixed, drink within 24 hours.',
    },
  },
}
