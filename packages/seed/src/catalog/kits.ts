import { type KitSeed, kitDocument } from './define'

const SEEDS: readonly KitSeed[] = [
  {
    id: 'kit-001',
    contents: ['prod-003', 'prod-005', 'prod-006', 'prod-019'],
    price: 42.5,
    es: {
      name: 'Kit Playa y Arrecife',
      description:
        'Para las Islas de la Bahía y las playas de Tela: sol, sal y arrecife sin dejar huella. Lo preparamos para dos o tres días de lancha, esnórquel y hamaca. Todo cabe en la bolsa seca, que es parte del kit.',
      items: [
        'Bolsa seca de 10 litros',
        'Bloqueador mineral para arrecife, 100 ml',
        'Jabón sólido de coco',
        'Sombrero plegable',
      ],
    },
    en: {
      name: 'Beach & Reef Kit',
      description:
        'For the Bay Islands and the beaches of Tela: all you need for sun, salt, and reef. We packed it for two or three days of boats, snorkeling, and hammocks. Everything fits in the dry bag, which is part of the kit.',
      items: [
        '10-liter dry bag',
        'Reef-friendly sunscreen, 3.4 oz (100 ml)',
        'Solid coconut soap',
        'Packable sun hat',
      ],
    },
  },
  {
    id: 'kit-002',
    contents: ['prod-019', 'prod-015', 'prod-020', 'prod-016'],
    price: 38.9,
    es: {
      name: 'Kit Ruinas y Senderos',
      description:
        'Para caminar Copán con calma y los senderos de Pico Bonito sin que te coman los zancudos. Agua, sombra, repelente y sales por si el calor te gana. Pesa poco y va completo en tu mochila de día.',
      items: [
        'Sombrero plegable',
        'Repelente de insectos, 100 ml',
        'Botella plegable',
        'Sales de rehidratación, 10 sobres',
      ],
    },
    en: {
      name: 'Ruins & Trails Kit',
      description:
        'For walking Copán at your own pace and the trails of Pico Bonito without feeding the mosquitoes. A bottle, a hat, repellent, and rehydration salts for when the heat is too much. It weighs little and fits in your own daypack.',
      items: [
        'Packable sun hat',
        'Insect repellent, 3.4 oz (100 ml)',
        'Collapsible bottle',
        'Rehydration salts, 10 packets',
      ],
    },
  },
  {
    id: 'kit-003',
    contents: ['prod-017', 'prod-018', 'prod-007', 'prod-008', 'prod-001'],
    price: 34.75,
    es: {
      name: 'Kit Vuelo Largo',
      description:
        'Para llegar con fuerzas aunque salgas de madrugada y hagas dos escalas. Duermes, te refrescas y cruzas la ciudad sin pasar primero por la ducha. Todo pasa por seguridad en tu equipaje de mano.',
      items: [
        'Almohada de cuello',
        'Antifaz y tapones',
        'Cepillo de dientes plegable',
        'Gel antibacterial de 60 ml',
        'Candado TSA de tres dígitos',
      ],
    },
    en: {
      name: 'Long-Flight Kit',
      description:
        'For arriving rested even when you leave before dawn and change planes twice. Sleep, freshen up, and cross the city without needing a shower first. All of it goes through security in your carry-on.',
      items: [
        'Neck pillow',
        'Eye mask and earplugs',
        'Folding toothbrush',
        'Hand sanitizer, 2 oz (60 ml)',
        'Three-digit TSA lock',
      ],
    },
  },
]

export const kits = SEEDS.map(kitDocument)
