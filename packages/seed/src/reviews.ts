import { products } from './catalog/products'

type Row = readonly [rating: 1 | 2 | 3 | 4 | 5, locale: 'es' | 'en', name: string, day: string, text: string]

/** Reviews written for the demo, by product. Nobody bought anything: each document says that it is a sample. */
const REVIEWS: Readonly<Record<string, readonly Row[]>> = {
  'prod-001': [
    [
      5,
      'es',
      'Karla',
      '2026-10-28',
      'Lo usé en tres vuelos y no se atora. La clave se cambia sin leer el manual dos veces.',
    ],
    [
      4,
      'en',
      'Dana',
      '2026-10-11',
      'Does what it should, and the TSA opened my suitcase without breaking it. The dials are a bit small for my thumbs.',
    ],
    [
      5,
      'es',
      'Mauricio',
      '2026-09-02',
      'Compré dos, uno para la maleta y otro para el casillero del hostal. Muy firme.',
    ],
  ],
  'prod-002': [
    [
      5,
      'es',
      'Gabriela',
      '2026-11-03',
      'Por fin encuentro los calcetines sin vaciar la maleta. El grande aguanta cuatro pantalones.',
    ],
    [
      5,
      'en',
      'Priya',
      '2026-10-19',
      'Two weeks in Honduras with one carry-on, thanks to these. The mesh lets wet things breathe.',
    ],
    [4, 'es', 'Óscar', '2026-09-23', 'Buenos cierres. Me habría gustado uno más para los zapatos.'],
  ],
  'prod-003': [
    [
      5,
      'en',
      'Tom',
      '2026-10-30',
      'Took it on the boat to Cayos Cochinos. Waves all over us, phone and passport bone dry.',
    ],
    [
      4,
      'es',
      'Lesly',
      '2026-10-05',
      'No entró ni una gota en el río Cangrejal. Pesa un poquito más de lo que pensaba.',
    ],
  ],
  'prod-004': [
    [5, 'es', 'Rosa', '2026-10-15', 'El diseño es precioso y reconozco mi maleta desde lejos en la banda.'],
    [
      4,
      'en',
      'Helen',
      '2026-08-29',
      'Pretty and sturdy. The address card sits under a flap, so nobody reads it at a glance.',
    ],
  ],
  'prod-005': [
    [
      4,
      'es',
      'Fernanda',
      '2026-11-06',
      'Deja la piel un poco blanca al principio, pero no me quemé en todo un día en West Bay.',
    ],
    [
      5,
      'en',
      'Mark',
      '2026-10-24',
      'My dive shop on Utila checks labels, and this one passed. It stays on in the water.',
    ],
    [
      4,
      'es',
      'Iván',
      '2026-09-12',
      'Pasó el control del aeropuerto sin preguntas. El tubo rinde para una semana.',
    ],
  ],
  'prod-006': [
    [
      5,
      'es',
      'Nohemy',
      '2026-11-08',
      'Huele a coco de verdad y me duró todo el viaje. Lo uso también para lavar ropa.',
    ],
    [
      5,
      'es',
      'Allan',
      '2026-10-02',
      'Sin botellas y sin derrames. Lo único: hay que dejarlo secar antes de guardarlo.',
    ],
    [
      5,
      'en',
      'Julie',
      '2026-09-18',
      'Lathers well even with the hard water on the islands. I came back for three more.',
    ],
  ],
  'prod-007': [
    [
      4,
      'en',
      'Chris',
      '2026-10-09',
      'Folds into nothing and the bristles stay clean. Softer than I am used to.',
    ],
    [4, 'es', 'Suyapa', '2026-09-27', 'Cabe en la bolsa del pantalón. Ideal para el bus largo a Copán.'],
  ],
  'prod-008': [
    [
      4,
      'es',
      'Daniel',
      '2026-10-21',
      'No deja las manos pegajosas. Con 60 ml pasa sin problema en el equipaje de mano.',
    ],
    [5, 'en', 'Meg', '2026-08-30', 'Small, and the lid has not opened once in my backpack.'],
  ],
  'prod-009': [
    [4, 'es', 'Paola', '2026-10-17', 'Se llena fácil con mi perfume de siempre. Rocía parejo.'],
    [3, 'en', 'Anna', '2026-09-08', 'Nice idea and it does not leak, but I wish it held a little more.'],
  ],
  'prod-011': [
    [
      5,
      'es',
      'Kevin',
      '2026-11-01',
      'Dos cargas completas de mi teléfono entre Tegucigalpa y Gracias. Las luces dicen bien cuánto queda.',
    ],
    [
      4,
      'en',
      'Sofia',
      '2026-10-13',
      'Allowed in the cabin and it charges fast. A little heavy for a daypack.',
    ],
    [5, 'es', 'Marlon', '2026-09-20', 'Se fue la luz una noche en la isla y con esto ni cuenta nos dimos.'],
  ],
  'prod-012': [
    [
      5,
      'en',
      'Ben',
      '2026-10-26',
      'Honduras has the same outlets as home, but I also went to London. One adapter for both trips, with USB-C.',
    ],
    [
      4,
      'es',
      'Ligia',
      '2026-09-30',
      'Carga la compu y el teléfono a la vez. Se calienta un poco, nada grave.',
    ],
  ],
  'prod-013': [
    [4, 'es', 'Erick', '2026-10-07', 'Buen sonido para el precio y el estuche es muy pequeño.'],
    [5, 'en', 'Lucy', '2026-09-15', 'The cable never tangles and they are comfortable on a long flight.'],
  ],
  'prod-015': [
    [
      5,
      'es',
      'Wendy',
      '2026-11-04',
      'En La Mosquitia los zancudos no me tocaron. Casi no huele, pero hay que renovarlo seguido.',
    ],
    [4, 'en', 'Paul', '2026-10-01', 'Worked in the jungle at Pico Bonito. Put it on again after sweating.'],
  ],
  'prod-016': [
    [5, 'en', 'Nora', '2026-10-20', 'I hope you never need them. I did, and they saved two days of my trip.'],
    [4, 'es', 'Carlos', '2026-09-05', 'Buen sabor a naranja. Cargo dos sobres siempre en la mochila.'],
  ],
  'prod-017': [
    [
      5,
      'es',
      'Vilma',
      '2026-10-29',
      'Dormí todo el vuelo a Madrid y sin dolor de cuello. Se aprieta bastante en su bolsa.',
    ],
    [
      4,
      'en',
      'Grace',
      '2026-10-10',
      'Holds my head up well. It needs an hour to get its shape back after packing.',
    ],
  ],
  'prod-018': [
    [
      4,
      'es',
      'Yeny',
      '2026-10-14',
      'Oscuro de verdad y no aprieta los ojos. Los tapones ayudan con los gallos.',
    ],
    [5, 'en', 'Sam', '2026-09-25', 'Slept through a night bus with these. The mask stays in place.'],
  ],
  'prod-020': [
    [
      4,
      'en',
      'Kate',
      '2026-10-18',
      'Folds up small once it is empty. No plastic taste after the first wash.',
    ],
    [
      5,
      'es',
      'Bessy',
      '2026-09-10',
      'La lleno después del control de seguridad y me ahorro el agua cara del aeropuerto.',
    ],
  ],
}

const nameOf = (id: string) => products.find(({ _id }) => _id === id)?.name.es

/** The sample reviews as documents, published. */
export const reviews = Object.entries(REVIEWS).flatMap(([item, rows]) =>
  rows.map(([rating, locale, name, day, text], index) => ({
    _id: `review.sample-${item}-${index + 1}`,
    _type: 'review' as const,
    item,
    itemName: nameOf(item),
    kind: 'product' as const,
    status: 'published' as const,
    rating,
    text,
    name,
    locale,
    createdAt: `${day}T15:00:00.000Z`,
    isSample: true,
  })),
)
