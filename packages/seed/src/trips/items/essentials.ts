import {
  BY_ACTIVITY,
  NOT_FOR_WORK,
  OVERNIGHT,
  SOME_NIGHTS,
  anyOf,
  atLeast,
  atMost,
  doing,
  good,
  type ItemSeed,
  must,
  noneOf,
} from './define'

const ONE_PARENT: readonly [string, string] = [
  'porque Migración puede pedirlo si falta uno de sus padres',
  'because immigration may ask for it if a parent is not traveling with you',
]

export const essentials: readonly ItemSeed[] = [
  {
    id: 'passport',
    name: ['Pasaporte', 'Passport'],
    group: 'documents',
    grams: 45,
    bag: 'worn',
    per: 'person',
    rules: [
      must(
        [
          'porque entras a Honduras desde otro país',
          'because you are entering Honduras from another country',
        ],
        noneOf('origin', 'HN', 'GT', 'SV', 'NI'),
      ),
      must(
        [
          'porque entras a Honduras desde otro país, salvo si eres de un país del CA-4',
          'because you are entering Honduras from another country, unless you are a citizen of a CA-4 country',
        ],
        anyOf('origin', 'GT', 'SV', 'NI'),
      ),
    ],
  },
  {
    id: 'central-american-id',
    name: ['Documento de identidad', 'National ID'],
    group: 'documents',
    grams: 6,
    bag: 'worn',
    per: 'person',
    rules: [
      must(
        [
          'porque te basta si eres de un país del CA-4; los menores llevan además un permiso',
          'because it is enough if you are a citizen of a CA-4 country; minors also need parental consent',
        ],
        anyOf('origin', 'GT', 'SV', 'NI'),
      ),
      must(
        [
          'porque lo piden en hoteles y retenes; para menores, la partida de nacimiento',
          'because hotels and checkpoints ask for it; for minors, the birth certificate',
        ],
        anyOf('origin', 'HN'),
        atLeast('children', 1),
      ),
      must(
        ['porque lo piden en hoteles y retenes', 'because hotels and checkpoints ask for it'],
        anyOf('origin', 'HN'),
      ),
    ],
  },
  {
    id: 'passport-copies',
    name: ['Copia y foto de los documentos', 'Copy and photo of your documents'],
    group: 'documents',
    grams: 10,
    rules: [
      good(
        ['porque así se repone antes uno perdido', 'because you can replace a lost one sooner'],
        OVERNIGHT,
      ),
    ],
  },
  {
    id: 'travel-insurance',
    name: ['Seguro de viaje (número de póliza)', 'Travel insurance (policy number)'],
    group: 'documents',
    grams: 5,
    rules: [
      must(
        [
          'porque vas a {activity} en {activityPlace} y el hospital queda lejos',
          'because you will {activity} during your stay in {activityPlace}, and a hospital can be far away',
        ],
        doing('dive', 'raft', 'climb', 'horse', 'zipline'),
      ),
      good(['porque estás {days} días fuera', 'because you are away for {days} days'], atLeast('days', 2)),
    ],
  },
  {
    id: 'dive-card',
    name: ['Carné de buceo y bitácora', 'Dive certification card and logbook'],
    group: 'documents',
    grams: 60,
    per: 'person',
    rules: [
      must(
        [
          'porque vas a {activity} en {activityPlace} y sin carné solo puedes tomar un curso',
          'because you will {activity} during your stay in {activityPlace}, and without certification you can only take a course',
        ],
        doing('dive'),
        anyOf('interest', 'diving'),
      ),
    ],
  },
  {
    id: 'minor-permission',
    name: ['Permiso notariado de salida de los menores', 'Notarized parental consent for minors'],
    group: 'documents',
    grams: 5,
    per: 'child',
    rules: [
      must(ONE_PARENT, atMost('adults', 1), noneOf('origin', 'HN')),
      good(ONE_PARENT, noneOf('origin', 'HN')),
    ],
  },
  {
    id: 'baby-passport',
    name: ['Pasaporte del bebé', 'Baby’s passport'],
    group: 'documents',
    grams: 45,
    bag: 'worn',
    per: 'infant',
    rules: [
      must(
        [
          'porque los bebés llevan el suyo, y permiso notariado si falta uno de sus padres',
          'because babies need their own, and notarized consent if a parent is not on the trip',
        ],
        noneOf('origin', 'HN'),
      ),
    ],
  },
  {
    id: 'yellow-fever-card',
    name: [
      'Carné de fiebre amarilla, si vienes de zona de riesgo',
      'Yellow fever vaccination card, if you come from a risk area',
    ],
    group: 'documents',
    grams: 5,
    per: 'person',
    rules: [
      good(
        [
          'porque se pide si vienes de zona de riesgo, como Panamá',
          'because Honduras asks for it if you come from a country with that risk, such as Panama',
        ],
        anyOf('origin', 'PA', 'other'),
      ),
    ],
  },
  {
    id: 'driving-license',
    name: ['Licencia de conducir', 'Driver’s license'],
    group: 'documents',
    grams: 5,
    rules: [
      good(
        ['porque parte del camino se hace mejor en carro', 'because part of your route is easiest by car'],
        anyOf('mode', 'car'),
      ),
      good(
        [
          'por si vas en tu carro, con su boleta de circulación',
          'in case you drive your own car, with its registration',
        ],
        anyOf('gateway', 'land'),
      ),
    ],
  },
  {
    id: 'cash-lempiras',
    name: ['Lempiras en billetes pequeños', 'Lempiras in small bills'],
    group: 'money',
    grams: 20,
    bag: 'worn',
    rules: [
      must([
        'porque en buses, mercados y pueblos se paga en efectivo',
        'because buses, markets, and villages take only cash',
      ]),
    ],
  },
  {
    id: 'cash-dollars',
    name: ['Dólares de reserva', 'Spare dollars'],
    group: 'money',
    grams: 10,
    bag: 'worn',
    rules: [
      good(
        [
          'porque las islas los aceptan y sirven si falla el cajero',
          'because the islands accept them, and they help when an ATM fails',
        ],
        anyOf('place', 'roatan', 'utila', 'guanaja', 'cayos-cochinos'),
        noneOf('origin', 'HN'),
      ),
    ],
  },
  {
    id: 'bank-cards',
    name: ['Dos tarjetas, en lugares distintos', 'Two cards, in different places'],
    group: 'money',
    grams: 10,
    bag: 'worn',
    rules: [
      must([
        'porque si un cajero se queda con una, sigues el viaje',
        'because if an ATM keeps one, you still have the other',
      ]),
    ],
  },
  {
    id: 'luggage-lock',
    name: ['Candado TSA', 'TSA lock'],
    group: 'money',
    grams: 45,
    product: 'prod-001',
    per: 'adult',
    rules: [
      must(
        ['porque registras equipaje', 'because you are checking a bag'],
        anyOf('bag', 'checked'),
        anyOf('gateway', 'SAP', 'XPL', 'RTB', 'LCE'),
      ),
      good(
        [
          'porque tu maleta va en el maletero del bus',
          'because your suitcase rides in the luggage hold of the bus',
        ],
        anyOf('bag', 'checked'),
        anyOf('mode', 'bus'),
      ),
      good(
        ['porque tu mochila se queda sola un rato', 'because your pack is left unattended for a while'],
        anyOf('mode', 'ferry', 'boat'),
      ),
    ],
  },
  {
    id: 'luggage-tag',
    name: ['Etiqueta de equipaje', 'Luggage tag'],
    group: 'money',
    grams: 28,
    product: 'prod-004',
    per: 'adult',
    rules: [
      must(
        ['porque registras equipaje', 'because you are checking a bag'],
        anyOf('bag', 'checked'),
        anyOf('gateway', 'SAP', 'XPL', 'RTB', 'LCE'),
      ),
      good(
        [
          'porque tu maleta va en el maletero del bus',
          'because your suitcase rides in the luggage hold of the bus',
        ],
        anyOf('bag', 'checked'),
        anyOf('mode', 'bus'),
      ),
      good(
        ['porque en el ferri las maletas van todas juntas', 'because on the ferry all bags travel together'],
        anyOf('mode', 'ferry'),
      ),
    ],
  },
  {
    id: 'packing-cubes',
    name: ['Organizadores de equipaje', 'Packing cubes'],
    group: 'comfort',
    grams: 240,
    product: 'prod-002',
    per: 'adult',
    rules: [
      good(
        ['porque vas a dormir en más de un lugar', 'because you will sleep in more than one place'],
        atLeast('places', 2),
        SOME_NIGHTS,
      ),
    ],
  },
  {
    id: 'neck-pillow',
    name: ['Almohada de cuello', 'Neck pillow'],
    group: 'comfort',
    grams: 320,
    product: 'prod-017',
    per: 'adult',
    rules: [
      good(
        ['porque vienes en un vuelo largo', 'because you have a long flight to get here'],
        anyOf('origin', 'ES', 'EU', 'GB', 'CA'),
      ),
    ],
  },
  {
    id: 'eye-mask-earplugs',
    name: ['Antifaz y tapones', 'Eye mask and earplugs'],
    group: 'comfort',
    grams: 45,
    product: 'prod-018',
    per: 'adult',
    rules: [
      good(
        ['porque gallos y buses madrugan más que el sol', 'because roosters and buses start before the sun'],
        SOME_NIGHTS,
        anyOf('mode', 'bus', 'ferry'),
      ),
      good(
        ['porque vienes en un vuelo largo', 'because you have a long flight to get here'],
        anyOf('origin', 'ES', 'EU', 'GB', 'CA'),
      ),
    ],
  },
  {
    id: 'day-pack',
    name: ['Mochila de día', 'Daypack'],
    group: 'comfort',
    grams: 350,
    per: 'adult',
    rules: [
      must(BY_ACTIVITY, doing('hike', 'climb', 'boat', 'ruins', 'birds')),
      good(
        ['porque el agua va contigo todo el día', 'because your water goes with you all day'],
        NOT_FOR_WORK,
      ),
    ],
  },
  {
    id: 'laundry-bag',
    name: ['Bolsa para ropa sucia', 'Laundry bag'],
    group: 'comfort',
    grams: 50,
    per: 'adult',
    rules: [
      good(['porque lo húmedo va aparte', 'because damp things go in their own bag'], atLeast('nights', 4)),
    ],
  },
  {
    id: 'snacks',
    name: ['Algo de comer para el camino', 'Snacks for the road'],
    group: 'comfort',
    grams: 200,
    rules: [
      good(
        [
          'porque tu ruta tiene {travelHours} horas de camino',
          'because your route has {travelHours} hours of travel',
        ],
        atLeast('travelHours', 6),
      ),
    ],
  },
  {
    id: 'reusable-bag',
    name: ['Bolsa de tela', 'Cloth bag'],
    group: 'comfort',
    grams: 40,
    rules: [
      good(
        ['porque en las islas no dan bolsas plásticas', 'because the islands give out no plastic bags'],
        anyOf('place', 'roatan', 'utila', 'guanaja'),
      ),
      good(BY_ACTIVITY, doing('market')),
    ],
  },
  {
    id: 'phone',
    name: ['Teléfono y cargador', 'Phone and charger'],
    group: 'electronics',
    grams: 260,
    bag: 'cabin',
    per: 'adult',
    rules: [
      must([
        'porque ahí van tus reservas, mapas y este plan',
        'because your bookings, maps, and this plan are on it',
      ]),
    ],
  },
  {
    id: 'power-bank',
    name: ['Batería externa', 'Power bank'],
    group: 'electronics',
    grams: 215,
    bag: 'cabin',
    isBattery: true,
    product: 'prod-011',
    per: 'adult',
    amount: 0.5,
    rules: [
      must(
        [
          'porque pasas {travelHours} horas en camino y a veces se va la luz',
          'because you will spend about {travelHours} hours in transit, and sometimes the power goes out',
        ],
        atLeast('travelHours', 6),
      ),
      good(['porque a veces se va la luz', 'because sometimes the power goes out'], OVERNIGHT),
    ],
  },
  {
    id: 'plug-adapter',
    name: ['Adaptador de enchufe', 'Plug adapter'],
    group: 'electronics',
    grams: 150,
    product: 'prod-012',
    rules: [
      must(
        [
          'porque en Honduras los enchufes son tipo A y B, a 120 V, y los de tu país no',
          'because outlets in Honduras are type A and B, at 120 V, and those in your country are not',
        ],
        anyOf('origin', 'ES', 'EU', 'GB'),
      ),
      good(
        [
          'porque en Honduras los enchufes son tipo A y B, a 120 V: revisa los de tu país',
          'because outlets in Honduras are type A and B, at 120 V: check those in your country',
        ],
        anyOf('origin', 'other'),
      ),
    ],
  },
  {
    id: 'headphones',
    name: ['Audífonos', 'Headphones'],
    group: 'electronics',
    grams: 230,
    product: 'prod-013',
    per: 'adult',
    rules: [
      good(
        ['porque los buses ponen su propia música', 'because buses play their own music'],
        anyOf('mode', 'bus'),
        SOME_NIGHTS,
      ),
    ],
  },
  {
    id: 'laptop',
    name: ['Computadora y cargador', 'Laptop and charger'],
    group: 'electronics',
    grams: 1600,
    bag: 'cabin',
    rules: [must(BY_ACTIVITY, doing('meeting'))],
  },
  {
    id: 'headlamp',
    name: ['Linterna de cabeza', 'Headlamp'],
    group: 'electronics',
    grams: 90,
    per: 'adult',
    rules: [
      must(BY_ACTIVITY, doing('cave')),
      good(
        [
          'porque vas a {activity} en {activityPlace} y anochece antes de las seis y media',
          'because you will {activity} during your stay in {activityPlace}, and the sun sets by 6:30',
        ],
        doing('night', 'climb'),
      ),
    ],
  },
  {
    id: 'phone-dry-pouch',
    name: ['Funda impermeable para el teléfono', 'Waterproof phone pouch'],
    group: 'water',
    grams: 30,
    per: 'adult',
    rules: [good(BY_ACTIVITY, doing('boat', 'raft'))],
  },
  {
    id: 'esim',
    name: ['eSIM o chip con datos', 'eSIM, or SIM with data'],
    group: 'electronics',
    grams: 0,
    rules: [
      good(
        ['porque casi todo se reserva por WhatsApp', 'because WhatsApp is how nearly everything is booked'],
        noneOf('origin', 'HN'),
        OVERNIGHT,
      ),
    ],
  },
]
