import type { ProductSeed } from './define'

export const comfort: readonly ProductSeed[] = [
  {
    id: 'prod-017',
    category: 'comfort',
    price: 19.9,
    es: {
      name: 'Almohada de cuello',
      description:
        'Espuma que se amolda a ti y sostiene la cabeza por los lados, que es hacia donde de verdad se cae. Al llegar se aprieta en su bolsa hasta quedar del tamaño de una toronja grande. La funda se quita y se lava con el resto de tu ropa.',
      details: [
        'Espuma de memoria con apoyo lateral',
        'Broche al frente para ajustarla a tu cuello',
        'Se comprime a un tercio de su tamaño',
        'Funda suave y lavable',
        'Gancho para colgarla de la maleta',
      ],
    },
    en: {
      name: 'Neck pillow',
      description:
        'Foam that shapes itself to you and supports your head on both sides, because a sleeping head usually falls to the side. When you land, it squeezes into its bag, down to the size of a large grapefruit. The cover comes off and goes in with the rest of your laundry.',
      details: [
        'Memory foam with side support',
        'Front clasp to fit your neck',
        'Packs down to a third of its size',
        'Soft, washable cover',
        'Hook for hanging it from your suitcase',
      ],
    },
  },
  {
    id: 'prod-018',
    category: 'comfort',
    price: 6.3,
    originalPrice: 8.4,
    es: {
      name: 'Antifaz y tapones',
      description:
        'Oscuridad y silencio para el vuelo de madrugada, el hostal con vecinos alegres o el gallo de las cuatro. El antifaz deja espacio para abrir los ojos y no corre el maquillaje. Los tapones van en su cajita, para que no aparezcan sueltos en la mochila.',
      details: [
        'Antifaz con hueco para los ojos: no aprieta los párpados',
        'Correa ajustable que no se enreda en el pelo',
        'Dos pares de tapones de espuma',
        'Cajita con llavero para los tapones',
      ],
    },
    en: {
      name: 'Eye mask and earplugs',
      description:
        'Darkness and quiet for the red-eye flight, the hostel with cheerful neighbors, or the 4 a.m. rooster. The mask leaves room to open your eyes and does not smudge makeup. The earplugs have their own little case, so they never turn up loose in your bag.',
      details: [
        'Shaped mask that does not press on your eyelids',
        'Adjustable strap that does not catch your hair',
        'Two pairs of foam earplugs',
        'Keychain case for the earplugs',
      ],
    },
  },
  {
    id: 'prod-019',
    category: 'comfort',
    price: 17.8,
    es: {
      name: 'Sombrero plegable',
      description:
        'Ala ancha para el sol de las ruinas al mediodía y cordón para que no se lo lleve el viento de la lancha. Lo enrollas, lo metes en la mochila y vuelve a su forma con una sacudida. La cinta de adentro absorbe el sudor y se seca rápido.',
      details: [
        'Ala de 8 cm en todo el contorno',
        'Tela ligera de secado rápido',
        'Cordón ajustable para el viento',
        'Se enrolla sin perder la forma',
      ],
    },
    en: {
      name: 'Packable sun hat',
      description:
        'A wide brim for the ruins at midday, and a cord so the wind on the boat does not blow your hat away. Roll it up, push it into your backpack, and it springs back with one shake. The inner band soaks up sweat and dries fast.',
      details: [
        '3-inch (8 cm) brim all the way around',
        'Light, quick-drying fabric',
        'Adjustable cord for windy days',
        'Rolls up without losing its shape',
      ],
    },
  },
  {
    id: 'prod-020',
    category: 'comfort',
    price: 13.5,
    es: {
      name: 'Botella plegable',
      description:
        'Pasa vacía por seguridad, la llenas del otro lado y te ahorras la botella de plástico del aeropuerto. Cuando se acaba el agua, se aplasta y casi desaparece en la mochila. La boca ancha te deja echarle hielo y lavarla bien.',
      details: [
        'Medio litro, de silicona sin BPA',
        'Se pliega a 5 cm de alto',
        'Tapa de rosca que no gotea',
        'En Honduras, llénala con agua purificada, no del chorro',
        'Argolla para colgarla',
      ],
    },
    en: {
      name: 'Collapsible bottle',
      description:
        'It goes through security empty, you fill it on the other side, and the airport can keep its plastic bottles. When the water is gone, the bottle folds down to 2 inches (5 cm) and nearly disappears in your backpack. The wide mouth takes ice and is easy to wash.',
      details: [
        '17 fl oz (500 ml), BPA-free silicone',
        'Folds down to 2 in (5 cm) high',
        'Leakproof screw cap',
        'In Honduras, fill it with purified water, not from the tap',
        'Loop for hanging',
      ],
    },
  },
]
