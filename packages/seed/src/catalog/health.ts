import type { ProductSeed } from './define'

export const health: readonly ProductSeed[] = [
  {
    id: 'prod-014',
    category: 'health',
    price: 11.4,
    es: {
      name: 'Botiquín de bolsillo',
      description:
        'Lo que de verdad usas en un viaje: curitas para la ampolla, gasa para el raspón, pinzas para la espina de erizo. Todo en una bolsita con lugar para tus propias medicinas. Para algo más serio, busca un médico; para cortes, raspones y ampollas, está este botiquín.',
      details: [
        'Treinta piezas: curitas, gasas, vendas y toallitas',
        'Pinzas y tijeritas de punta redonda',
        'Bolsillo vacío para tus medicinas',
        'Lista de contenido en español y en inglés',
        'Las tijeritas van en el equipaje registrado si la aerolínea o el control del aeropuerto lo piden',
      ],
    },
    en: {
      name: 'Pocket first-aid kit',
      description:
        'What you really use on a trip: adhesive bandages for the blister, gauze for the scrape, tweezers for the sea-urchin spine. All in one pouch, with room for your own medications. For anything serious, see a doctor; for small cuts, scrapes, and blisters, there is this kit.',
      details: [
        'Thirty pieces: adhesive bandages, gauze, roller bandages, and wipes',
        'Tweezers and small round-tipped scissors',
        'Empty pocket for your own medications',
        'List of contents in Spanish and English',
        'Pack the scissors in a checked bag if your airline or airport requires it',
      ],
    },
  },
  {
    id: 'prod-015',
    category: 'health',
    price: 9.2,
    originalPrice: 11,
    es: {
      name: 'Repelente de insectos, 100 ml',
      description:
        'Para los senderos de Pico Bonito y para esa hora de la playa en que salen los jejenes. Con icaridina, que casi no huele y no daña la ropa ni los lentes. Si también llevas bloqueador, primero el bloqueador y después el repelente.',
      details: [
        'Icaridina al 20 %',
        'Protege varias horas: póntelo de nuevo según la etiqueta',
        'No mancha telas ni plásticos',
        'Atomizador que también funciona de cabeza',
      ],
    },
    en: {
      name: 'Insect repellent, 3.4 oz (100 ml)',
      description:
        'For the trails of Pico Bonito, and for that hour on the beach when the sand flies (no-see-ums) come out. Made with picaridin, which has almost no smell and does not damage clothes or sunglasses. Wearing sunscreen too? Sunscreen first, repellent second.',
      details: [
        '20% picaridin',
        'Protects for hours; reapply as directed on the label',
        'Does not stain fabric or harm plastics',
        'Also sprays upside down',
      ],
    },
  },
  {
    id: 'prod-016',
    category: 'health',
    price: 4.6,
    es: {
      name: 'Sales de rehidratación, 10 sobres',
      description:
        'El sol, la caminata o una comida que te cayó mal: un sobre en agua segura te ayuda a reponer lo que perdiste. Los sobres ocupan poco; antes de salir, revisa su fecha de vencimiento. Si el malestar no pasa en un día o hay fiebre, busca atención médica.',
      details: [
        'Diez sobres individuales',
        'Un sobre por litro de agua segura',
        'Sabor suave a naranja',
        'Polvo: no cuenta como líquido',
        'Consulta a un médico antes de dárselas a un niño pequeño',
      ],
    },
    en: {
      name: 'Rehydration salts, 10 packets',
      description:
        'Sun, a long hike, or a meal that did not agree with you: one packet in safe water helps put back what you lost. The packets take up little room. Check their expiration date before you leave. If you do not feel better within a day, or if you have a fever, see a doctor.',
      details: [
        'Ten single-use packets',
        'One packet per 34 fl oz (1 liter) of safe water',
        'Mild orange flavor',
        'A powder, so it doesn’t count as a liquid at airport security',
        'Ask a doctor before giving the salts to a small child',
      ],
    },
  },
]
