import {
  BY_ACTIVITY,
  OVERNIGHT,
  anyOf,
  atLeast,
  atMost,
  doing,
  good,
  type ItemSeed,
  must,
  noneOf,
} from './define'

const DAILY: readonly [string, string] = ['porque hace falta todos los días', 'because you need it every day']

const NO_CAR_SEATS: readonly [string, string] = [
  'porque los taxis no tienen',
  'because taxis do not have car seats',
]

/** One lasts a person twelve days. */
const TWELVE_DAYS = { per: 'person', amount: 0.25, everyDays: 3, most: 1.5 } as const
/** One lasts a person about a month. */
const A_MONTH = { per: 'person', amount: 0.125, everyDays: 4, most: 1 } as const

const BY_THE_SEA = atLeast('sea', 1)

export const care: readonly ItemSeed[] = [
  {
    id: 'reef-sunscreen',
    name: ['Bloqueador mineral', 'Mineral sunscreen'],
    group: 'sun',
    grams: 118,
    ml: 100,
    product: 'prod-005',
    ...TWELVE_DAYS,
    rules: [
      must(
        [
          'porque hay arrecife donde vas a {activity}: sin oxibenzona ni octinoxato',
          'because there is a reef where you will {activity}: no oxybenzone, no octinoxate',
        ],
        doing('snorkel', 'dive'),
      ),
      must(BY_ACTIVITY, doing('swim', 'boat', 'ruins', 'hike', 'raft', 'horse')),
      good(
        ['porque hace hasta {high} en {hotPlace}', 'because it reaches {high} in {hotPlace}'],
        atLeast('high', 25),
      ),
    ],
  },
  {
    id: 'after-sun',
    name: ['Gel de sábila', 'Aloe gel'],
    group: 'sun',
    grams: 110,
    ml: 100,
    rules: [
      good(
        [
          'porque el primer día de sol es fácil quemarse',
          'because it is easy to burn on your first day in the sun',
        ],
        doing('swim', 'snorkel'),
        OVERNIGHT,
      ),
    ],
  },
  {
    id: 'solid-soap',
    name: ['Jabón sólido', 'Bar soap'],
    group: 'toiletries',
    grams: 90,
    product: 'prod-006',
    ...A_MONTH,
    rules: [
      must(
        [
          'porque vuelas con equipaje de mano: un sólido no cuenta como líquido',
          'because you fly with carry-on bags, and a solid cannot leak and does not count as a liquid',
        ],
        anyOf('bag', 'carry-on'),
        OVERNIGHT,
      ),
      good(DAILY, OVERNIGHT),
    ],
  },
  {
    id: 'shampoo-bar',
    name: ['Champú sólido', 'Shampoo bar'],
    group: 'toiletries',
    grams: 85,
    product: 'prod-010',
    ...A_MONTH,
    rules: [
      must(
        [
          'porque vuelas con equipaje de mano: un sólido no cuenta como líquido',
          'because you fly with carry-on bags, and a solid cannot leak and does not count as a liquid',
        ],
        anyOf('bag', 'carry-on'),
        OVERNIGHT,
      ),
      good(DAILY, OVERNIGHT),
    ],
  },
  {
    id: 'toothbrush',
    name: ['Cepillo de dientes', 'Toothbrush'],
    group: 'toiletries',
    grams: 22,
    product: 'prod-007',
    per: 'person',
    rules: [must(DAILY, OVERNIGHT)],
  },
  {
    id: 'toothpaste',
    name: ['Pasta de dientes', 'Toothpaste'],
    group: 'toiletries',
    grams: 90,
    ml: 75,
    ...A_MONTH,
    rules: [must(DAILY, OVERNIGHT)],
  },
  {
    id: 'deodorant',
    name: ['Desodorante en barra', 'Stick deodorant'],
    group: 'toiletries',
    grams: 60,
    per: 'adult',
    rules: [
      must(['porque hace hasta {high} en {hotPlace}', 'because it reaches {high} in {hotPlace}'], OVERNIGHT),
    ],
  },
  {
    id: 'conditioner',
    name: ['Acondicionador', 'Conditioner'],
    group: 'toiletries',
    grams: 220,
    ml: 200,
    rules: [
      good(
        ['porque la sal y el sol resecan el pelo', 'because salt and sun dry out your hair'],
        doing('swim', 'snorkel', 'dive'),
        BY_THE_SEA,
        OVERNIGHT,
      ),
    ],
  },
  {
    id: 'perfume-atomizer',
    name: ['Atomizador de perfume', 'Perfume atomizer'],
    group: 'toiletries',
    grams: 20,
    ml: 8,
    product: 'prod-009',
    rules: [good(BY_ACTIVITY, doing('meeting', 'dinner'))],
  },
  {
    id: 'menstrual-products',
    name: ['Productos menstruales', 'Menstrual products'],
    group: 'toiletries',
    grams: 80,
    rules: [good(['porque cuesta encontrar tu marca', 'because your brand can be hard to find'], OVERNIGHT)],
  },
  {
    id: 'toilet-paper',
    name: ['Papel higiénico de bolsillo', 'Travel-size toilet paper'],
    group: 'toiletries',
    grams: 30,
    per: 'person',
    rules: [
      good(
        [
          'porque en terminales y senderos no siempre hay',
          'because bus terminals and trails do not always have any',
        ],
        anyOf('mode', 'bus', 'ferry', 'car', 'boat'),
      ),
    ],
  },
  {
    id: 'quick-towel',
    name: ['Toalla de secado rápido', 'Quick-dry towel'],
    group: 'toiletries',
    grams: 220,
    per: 'person',
    rules: [must(BY_ACTIVITY, doing('boat', 'hot-springs')), good(BY_ACTIVITY, doing('swim', 'raft'))],
  },
  {
    id: 'quart-bag',
    name: ['Bolsa transparente de un litro', 'Clear quart-size bag'],
    group: 'toiletries',
    grams: 15,
    per: 'person',
    rules: [
      must(
        [
          'porque vuelas con equipaje de mano: 100 ml por envase, en una bolsa por persona',
          'because you are flying with carry-on only: liquids up to 3.4 oz (100 ml), one bag per person',
        ],
        anyOf('bag', 'carry-on'),
        anyOf('gateway', 'SAP', 'XPL', 'RTB', 'LCE'),
      ),
    ],
  },
  {
    id: 'prescriptions',
    name: ['Tus medicinas con receta', 'Your prescription medications'],
    group: 'health',
    grams: 60,
    bag: 'cabin',
    rules: [
      must([
        'porque cuesta reponerlas: llévalas con copia de la receta',
        'because they are hard to replace: keep them with you, with a copy of the prescription',
      ]),
    ],
  },
  {
    id: 'first-aid-kit',
    name: ['Botiquín', 'First-aid kit'],
    group: 'health',
    grams: 210,
    product: 'prod-014',
    per: 'person',
    amount: 0.25,
    rules: [
      must(
        [
          'porque vas a {activity} en {activityPlace} y la farmacia queda lejos',
          'because you will {activity} during your stay in {activityPlace}, and a pharmacy can be far away',
        ],
        doing('hike', 'climb', 'boat', 'raft', 'horse'),
      ),
      must(['porque viajas con niños', 'because you are traveling with children'], atMost('youngest', 11)),
      good(['porque una ampolla no espera', 'because blisters come on fast'], OVERNIGHT),
    ],
  },
  {
    id: 'repellent',
    name: ['Repelente de insectos', 'Insect repellent'],
    group: 'health',
    grams: 122,
    ml: 100,
    product: 'prod-015',
    per: 'person',
    amount: 0.5,
    everyDays: 12,
    most: 1,
    rules: [
      must(BY_ACTIVITY, doing('hike', 'mangrove', 'birds', 'night', 'boat', 'ruins')),
      must(
        [
          'porque llueve {rainyDays} días en {rainyPlace} y hay zancudos',
          'because there are {rainyDays} rainy days in {rainyPlace}, and mosquitoes',
        ],
        atLeast('rainyDays', 8),
      ),
      must(
        ['porque en las islas hay jejenes', 'because the islands have sand flies'],
        anyOf('place', 'roatan', 'utila', 'guanaja', 'cayos-cochinos'),
      ),
      good(['porque de noche salen los zancudos', 'because mosquitoes come out at night']),
    ],
  },
  {
    id: 'rehydration-salts',
    name: ['Sales de rehidratación', 'Rehydration salts'],
    group: 'health',
    grams: 215,
    product: 'prod-016',
    per: 'person',
    amount: 0.25,
    rules: [
      must(
        [
          'porque vas a {activity} y en tu ruta hace hasta {high}',
          'because you will {activity}, and it reaches {high} on your route',
        ],
        atLeast('high', 28),
        doing('hike', 'climb', 'ruins', 'raft'),
      ),
      good(
        ['porque el calor y la comida nueva a veces caen mal', 'because heat and new food take their toll'],
        OVERNIGHT,
      ),
    ],
  },
  {
    id: 'hand-sanitizer',
    name: ['Gel antibacterial', 'Hand sanitizer'],
    group: 'health',
    grams: 72,
    ml: 60,
    product: 'prod-008',
    ...A_MONTH,
    rules: [
      must(
        ['porque comes en puestos y viajas en bus', 'because you will eat at food stalls and travel by bus'],
        anyOf('mode', 'bus'),
      ),
      good(['porque no siempre hay jabón', 'because soap is not always available']),
    ],
  },
  {
    id: 'seasickness-pills',
    name: ['Pastillas para el mareo', 'Seasickness pills'],
    group: 'health',
    grams: 15,
    rules: [
      must(
        ['porque cruzas el mar en ferri o lancha', 'because you will travel by ferry or boat'],
        anyOf('mode', 'ferry', 'boat'),
      ),
      good(
        [
          'porque vas a {activity} y el mar puede estar picado',
          'because you will {activity}, and the sea can be rough',
        ],
        doing('boat', 'dive'),
        BY_THE_SEA,
      ),
    ],
  },
  {
    id: 'antidiarrheal',
    name: [
      'Analgésico, antidiarreico y antihistamínico',
      'Pain reliever, anti-diarrhea pills, and antihistamine',
    ],
    group: 'health',
    grams: 45,
    rules: [
      good(
        [
          'porque un malestar arruina un día de viaje',
          'because an upset stomach can spoil a day of your trip',
        ],
        OVERNIGHT,
      ),
    ],
  },
  {
    id: 'blister-plasters',
    name: ['Curitas para ampollas', 'Blister bandages'],
    group: 'health',
    grams: 15,
    rules: [must(BY_ACTIVITY, doing('climb')), good(BY_ACTIVITY, doing('hike'))],
  },
  {
    id: 'water-bottle',
    name: ['Botella de agua', 'Water bottle'],
    group: 'trail',
    grams: 145,
    product: 'prod-020',
    per: 'person',
    most: 2,
    rules: [
      must(
        [
          'porque vas a {activity} y en tu ruta hace hasta {high}',
          'because you will {activity}, and it reaches {high} on your route',
        ],
        doing('hike', 'climb', 'ruins', 'horse', 'boat'),
      ),
      good([
        'porque se rellena con agua purificada y no deja plástico',
        'because you can refill it with purified water and leave no plastic behind',
      ]),
    ],
  },
  {
    id: 'trekking-poles',
    name: ['Bastones de caminata', 'Trekking poles'],
    group: 'trail',
    grams: 480,
    bag: 'checked',
    rules: [good(BY_ACTIVITY, doing('climb'))],
  },
  {
    id: 'multitool',
    name: ['Navaja multiusos', 'Multi-tool'],
    group: 'trail',
    grams: 150,
    bag: 'checked',
    rules: [good(BY_ACTIVITY, doing('climb', 'hike'))],
  },
  {
    id: 'binoculars',
    name: ['Binoculares', 'Binoculars'],
    group: 'trail',
    grams: 300,
    rules: [good(BY_ACTIVITY, doing('birds'))],
  },
  {
    id: 'snorkel-set',
    name: ['Careta y esnórquel', 'Mask and snorkel'],
    group: 'water',
    grams: 450,
    per: 'person',
    most: 2,
    rules: [
      good(
        [
          'porque vas a {activity} en {activityPlace} y la tuya te queda mejor',
          'because you will {activity} during your stay in {activityPlace}, and your own mask fits better',
        ],
        doing('snorkel'),
      ),
    ],
  },
  {
    id: 'dive-computer',
    name: ['Computadora de buceo', 'Dive computer'],
    group: 'water',
    grams: 150,
    bag: 'cabin',
    per: 'person',
    rules: [good(BY_ACTIVITY, doing('dive'), anyOf('interest', 'diving'))],
  },
  {
    id: 'surface-marker',
    name: ['Boya de señalización', 'Surface marker buoy'],
    group: 'water',
    grams: 250,
    per: 'person',
    rules: [
      good(
        [
          'porque vas a {activity} en {activityPlace} y hay lanchas',
          'because you will {activity} during your stay in {activityPlace}, and there are boats',
        ],
        doing('dive'),
        anyOf('interest', 'diving'),
      ),
    ],
  },
  {
    id: 'kids-life-vest',
    name: ['Chaleco salvavidas de su talla', 'Child-size life jacket'],
    group: 'children',
    grams: 450,
    per: 'child',
    rules: [
      must(
        ['porque no siempre hay de su talla', 'because small sizes are not always available'],
        atMost('youngest', 9),
        doing('boat'),
      ),
    ],
  },
  {
    id: 'small-toys',
    name: ['Juguetes pequeños para el camino', 'Small toys for the road'],
    group: 'children',
    grams: 200,
    per: 'child',
    rules: [
      good(
        [
          'porque son {travelHours} horas de camino con niños',
          'because {travelHours} hours of travel is a long time for children',
        ],
        atMost('youngest', 8),
        atLeast('travelHours', 3),
      ),
    ],
  },
  {
    id: 'kids-sun-suit',
    name: ['Traje de baño de manga larga para niños', 'Rash guard for children'],
    group: 'children',
    grams: 180,
    per: 'child',
    rules: [
      must(
        ['porque los protege del sol en el agua', 'because it protects them from the sun in the water'],
        doing('swim', 'snorkel'),
      ),
    ],
  },
  {
    id: 'car-seat',
    name: ['Silla de bebé para el carro', 'Car seat'],
    group: 'children',
    grams: 4500,
    per: 'infant',
    rules: [
      good(NO_CAR_SEATS, anyOf('mode', 'bus', 'car')),
      good(NO_CAR_SEATS, noneOf('mode', 'bus', 'car'), noneOf('place', 'utila')),
    ],
  },
  {
    id: 'baby-carrier',
    name: ['Portabebés', 'Baby carrier'],
    group: 'children',
    grams: 700,
    per: 'infant',
    rules: [
      must(['porque pocas aceras sirven para un cochecito', 'because few sidewalks are good for a stroller']),
    ],
  },
  {
    id: 'baby-clothes',
    name: ['Mudadas del bebé', 'Baby outfits'],
    group: 'children',
    grams: 120,
    per: 'infant',
    amount: 2,
    everyDays: 1,
    most: 10,
    rules: [
      must([
        'porque un bebé se cambia varias veces al día',
        'because a baby needs several changes of clothes a day',
      ]),
    ],
  },
  {
    id: 'diapers',
    name: ['Pañales para los primeros días', 'Diapers for the first few days'],
    group: 'children',
    grams: 35,
    per: 'infant',
    amount: 6,
    everyDays: 1,
    most: 18,
    rules: [must(['porque viajas con bebé', 'because you are traveling with a baby'])],
  },
  {
    id: 'swim-diapers',
    name: ['Pañales de agua', 'Swim diapers'],
    group: 'children',
    grams: 30,
    per: 'infant',
    amount: 2,
    everyDays: 1,
    most: 8,
    rules: [
      must(
        ['porque los demás se hinchan en el agua', 'because other diapers swell up in the water'],
        doing('swim'),
      ),
    ],
  },
  {
    id: 'baby-sun-hat',
    name: ['Sombrero del bebé', 'Baby sun hat'],
    group: 'children',
    grams: 50,
    per: 'infant',
    rules: [must(['porque la piel de un bebé se quema pronto', 'because a baby’s skin burns quickly'])],
  },
  {
    id: 'baby-wipes',
    name: ['Toallitas húmedas', 'Baby wipes'],
    group: 'children',
    grams: 250,
    rules: [
      must(['porque viajas con bebé', 'because you are traveling with a baby'], atLeast('infants', 1)),
      good(['porque viajas con niños', 'because you are traveling with children'], atMost('youngest', 4)),
    ],
  },
  {
    id: 'baby-formula',
    name: ['Leche y comida del bebé', 'Formula and baby food'],
    group: 'children',
    grams: 400,
    bag: 'cabin',
    per: 'infant',
    rules: [
      must([
        'porque en cabina pueden pasar de 100 ml si las declaras',
        'because they may exceed 3.4 oz (100 ml) in the cabin if you declare them',
      ]),
    ],
  },
  {
    id: 'mosquito-net',
    name: ['Mosquitero para la cuna', 'Mosquito net for the crib'],
    group: 'children',
    grams: 250,
    per: 'infant',
    rules: [
      must([
        'porque los bebés no deben usar repelente fuerte',
        'because babies should not wear strong repellent',
      ]),
    ],
  },
]
