import type { Alts } from './define'

export const toiletries: Alts = {
  'prod-005': {
    es: 'Tubo de bloqueador FPS 30 con un arrecife de coral y peces detrás',
    en: 'Tube of SPF 30 sunscreen with a coral reef and fish behind it',
  },
  'prod-006': {
    es: 'Barra de jabón blanca con una palmera grabada, entre cocos partidos',
    en: 'White bar of soap stamped with a palm tree, between halved coconuts',
  },
  'prod-007': {
    es: 'Cepillo de dientes plegable, a medio abrir, en un baño de mosaicos',
    en: 'Folding toothbrush, half open, in a tiled bathroom',
  },
  'prod-008': {
    es: 'Botellita de gel de 60 ml en un puesto de frutas',
    en: 'Small 60 ml bottle of hand gel at a fruit stall',
  },
  'prod-009': {
    es: 'Atomizador rosado con su tapa al lado, frente a una bahía al atardecer',
    en: 'Pink atomiser with its cap beside it, in front of a bay at dusk',
  },
  'prod-010': {
    es: 'Barra verde de champú con espuma, entre hojas de sábila',
    en: 'Green shampoo bar with lather, among aloe leaves',
  },
}
