import type { Alts } from './define'

export const health: Alts = {
  'prod-014': {
    es: 'Botiquín verde con cruz blanca, curitas y una venda en un sendero de montaña',
    en: 'Green first-aid pouch with a white cross, plasters and a bandage on a mountain trail',
  },
  'prod-015': {
    es: 'Atomizador verde de repelente entre hojas de la selva',
    en: 'Green spray bottle of repellent among jungle leaves',
  },
  'prod-016': {
    es: 'Sobres de sales y un vaso de agua con naranja en la playa',
    en: 'Sachets of salts and a glass of water with orange on the beach',
  },
}
