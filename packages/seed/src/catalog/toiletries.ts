import type { ProductSeed } from './define'

export const toiletries: readonly ProductSeed[] = [
  {
    id: 'prod-005',
    category: 'toiletries',
    subCategory: 'skincare',
    price: 12.6,
    originalPrice: 15.8,
    es: {
      name: 'Bloqueador mineral para arrecife, 100 ml',
      description:
        'Óxido de zinc en lugar de filtros químicos, en el tamaño que pasa en tu equipaje de mano. Se extiende bien y suele arder menos en los ojos que los filtros químicos. Póntelo quince minutos antes de entrar al agua: así se queda más en tu piel y llega menos al coral.',
      details: [
        'Filtro mineral de óxido de zinc, FPS 30',
        'Sin oxibenzona ni octinoxato',
        'Sin perfume, para cara y cuerpo',
        'Póntelo de nuevo al menos cada dos horas y después de nadar, sudar o secarte',
      ],
    },
    en: {
      name: 'Reef-friendly sunscreen, 3.4 oz (100 ml)',
      description:
        'Zinc oxide instead of chemical filters, in a size you can take in your carry-on. It spreads well and tends to sting your eyes less than chemical filters do. Put it on 15 minutes before you get in the water, so more of it stays on your skin and less ends up on the coral.',
      details: [
        'Mineral zinc oxide filter, SPF 30',
        'No oxybenzone, no octinoxate',
        'Unscented, for face and body',
        'Reapply at least every two hours and after swimming, sweating, or toweling off',
      ],
    },
  },
  {
    id: 'prod-006',
    category: 'toiletries',
    subCategory: 'body-care',
    price: 3.75,
    es: {
      name: 'Jabón sólido de coco',
      description:
        'Aceite de coco, espuma suave y un olor que te recuerda la costa norte. Como es sólido, viaja donde quieras: no cuenta como líquido ni se derrama sobre tu ropa. Déjalo secar entre baño y baño y te dura todo el viaje.',
      details: [
        'Ingredientes: aceite de coco saponificado, agua y glicerina vegetal',
        'Barra de 90 g, sin empaque de plástico',
        'No cuenta como líquido en el avión',
        'Sirve también para lavar una camiseta en el lavamanos',
      ],
    },
    en: {
      name: 'Solid coconut soap',
      description:
        'Coconut oil, a soft lather, and a smell that takes you straight to the north coast. Being solid, it travels anywhere: it does not count as a liquid and cannot leak onto your clothes. Let it dry between showers, and it will last the whole trip.',
      details: [
        'Ingredients: saponified coconut oil, water, and vegetable glycerin',
        '3.2 oz (90 g) bar, no plastic wrapper',
        'Doesn’t count as a liquid at airport security',
        'Good for washing a T-shirt in the sink, too',
      ],
    },
  },
  {
    id: 'prod-007',
    category: 'toiletries',
    subCategory: 'oral-care',
    price: 1.31,
    es: {
      name: 'Cepillo de dientes plegable',
      description:
        'Se dobla sobre sí mismo y las cerdas quedan tapadas, lejos de las pelusas de la mochila. Abierto mide casi lo mismo que el de tu casa. Cuesta tan poco que conviene dejar uno siempre listo en la cosmetiquera.',
      details: [
        'Cerdas suaves',
        'Mango que protege las cerdas al cerrarse',
        'Orificios de ventilación para que seque',
        'Cabe en el bolsillo de una camisa',
      ],
    },
    en: {
      name: 'Folding toothbrush',
      description:
        'It folds into its own handle, so the bristles stay covered and free of backpack lint. Open, it is nearly as long as your toothbrush at home. At this price, keep one ready in your toiletry bag all year.',
      details: [
        'Soft bristles',
        'The handle closes over the bristles',
        'Vent holes so it can dry',
        'Fits in a shirt pocket',
      ],
    },
  },
  {
    id: 'prod-008',
    category: 'toiletries',
    subCategory: 'hand-care',
    price: 2.4,
    es: {
      name: 'Gel antibacterial de 60 ml',
      description:
        'Para antes de la baleada en la terminal y después del pasamanos del bus. Con sábila, para que las manos no queden resecas, y con argolla para colgarlo donde lo alcances. Usa lo suficiente para cubrir las dos manos y frótalas hasta que se sequen, unos 20 segundos.',
      details: [
        'Alcohol al 70 %',
        'Con sábila, no deja las manos pegajosas',
        'Seca en segundos, sin enjuague',
        'Argolla para colgarlo de la mochila',
      ],
    },
    en: {
      name: 'Hand sanitizer, 2 oz (60 ml)',
      description:
        'For clean hands before a baleada at the bus terminal and after the handrail on the bus. Aloe keeps your hands from drying out, and the loop lets you hang it where you can reach it. Use enough to cover both hands, and rub until they are dry, about 20 seconds.',
      details: [
        '70% alcohol',
        'With aloe; leaves no sticky residue',
        'Dries in seconds, no rinsing',
        'Loop for hanging from your backpack',
      ],
    },
  },
  {
    id: 'prod-009',
    category: 'toiletries',
    subCategory: 'fragrance',
    price: 5.95,
    originalPrice: 7.5,
    es: {
      name: 'Atomizador de perfume recargable',
      description:
        'Lleva tu perfume de siempre y deja el frasco de vidrio en casa. Se llena por la base en segundos, sin embudo ni derrames, y la ventanita te dice cuánto queda. Del tamaño de un labial.',
      details: [
        'Ocho mililitros: alcanzan para unas cien aplicaciones',
        'Se recarga por la base, directo del frasco',
        'Tapa que evita que se dispare dentro del bolso',
        'Ventana para ver el nivel',
      ],
    },
    en: {
      name: 'Refillable perfume atomizer',
      description:
        'Bring the scent you always wear and leave the heavy glass bottle at home. It fills through the base in seconds, with no funnel and no spills, and a small window shows how much is left. The size of a lipstick.',
      details: [
        '0.3 fl oz (8 ml), good for about a hundred sprays',
        'Refills through the base, straight from the bottle',
        'Cap that keeps it from spraying in your bag',
        'Window to see the level',
      ],
    },
  },
  {
    id: 'prod-010',
    category: 'toiletries',
    subCategory: 'body-care',
    price: 6.8,
    es: {
      name: 'Champú sólido de sábila',
      description:
        'Una barra que hace espuma como el champú de siempre y no ocupa lugar en tu bolsa de líquidos. La sábila se agradece después de un día de sal y sol. Frótala entre las manos mojadas, no directo en el pelo, y rinde mucho más.',
      details: [
        'Con sábila, para pelo reseco por sal y sol',
        'Barra de 60 g con latita para guardarla',
        'No cuenta como líquido en el avión',
        'Hace espuma también con agua dura',
        'Ingredientes: tensioactivo suave de coco, gel de sábila y manteca de karité, sin colorantes',
      ],
    },
    en: {
      name: 'Aloe shampoo bar',
      description:
        'A bar that lathers like the shampoo you know and takes up no room in your liquids bag. Aloe feels good after a day of salt and sun. Rub it between wet hands rather than straight onto your hair, and it lasts much longer.',
      details: [
        'With aloe, for hair dried out by salt and sun',
        '2.1 oz (60 g) bar with a small tin to keep it in',
        'Doesn’t count as a liquid at airport security',
        'Lathers in hard water too',
        'Ingredients: gentle coconut cleanser, aloe gel, and shea butter, with no dyes',
      ],
    },
  },
]
