import type { ProductSeed } from './define'

export const accessories: readonly ProductSeed[] = [
  {
    id: 'prod-001',
    category: 'accessories',
    price: 8.9,
    es: {
      name: 'Candado TSA de tres dígitos',
      description:
        'Cierra tu maleta con una clave que solo tú conoces y olvídate de buscar llavecitas en el fondo del bolso. Si en un aeropuerto de Estados Unidos necesitan revisarla, pueden abrirla con su llave maestra y volver a cerrarla sin romper el candado. El cable flexible pasa por dos cierres a la vez, también en mochilas.',
      details: [
        'Clave de tres dígitos que cambias cuando quieras',
        'Cerradura de tipo TSA para inspección sin daños',
        'Cable de acero flexible con funda que no raya',
        'Números grandes, fáciles de leer con poca luz',
      ],
    },
    en: {
      name: 'Three-digit TSA lock',
      description:
        'Lock your suitcase with a code only you know, and stop digging for tiny keys at the bottom of your bag. If security officers at a US airport need to look inside, they can open it with their master key and lock it again without breaking the lock. The flexible cable threads through two zipper pulls at once, so it works on backpacks too.',
      details: [
        'Three-digit code you can change whenever you like',
        'TSA-accepted lock, so inspectors can open it without damage',
        'Flexible steel cable in a sleeve that won’t scratch your luggage',
        'Large numbers, easy to read in dim light',
      ],
    },
  },
  {
    id: 'prod-002',
    category: 'accessories',
    price: 18.5,
    originalPrice: 23,
    es: {
      name: 'Organizadores de equipaje, juego de 4',
      description:
        'Cuatro bolsas ligeras que ponen cada cosa en su lugar: camisas aquí, ropa interior allá, lo mojado aparte. Llegas al hotel, las pasas a la gaveta y la maleta queda lista para el regreso. La malla de arriba te deja ver qué hay dentro sin abrir nada.',
      details: [
        'Cuatro tamaños: de camisas dobladas a cargadores',
        'Malla en la tapa para ver y ventilar',
        'Cierres dobles que corren con una mano',
        'Se doblan hasta caber en un bolsillo',
      ],
    },
    en: {
      name: 'Packing cubes, set of 4',
      description:
        'Four light pouches that give everything a place: shirts here, underwear there, wet things on their own. At the hotel you move them straight into the drawer, and your suitcase is ready for the trip home. The mesh top shows what is inside before you open a thing.',
      details: [
        'Four sizes, for everything from folded shirts to chargers',
        'Mesh top, so you can see in and air can get through',
        'Double zippers you can work with one hand',
        'Fold down small enough for a pocket',
      ],
    },
  },
  {
    id: 'prod-003',
    category: 'accessories',
    price: 14.75,
    es: {
      name: 'Bolsa seca de 10 litros',
      description:
        'Para la lancha a Utila, el kayak en el Cangrejal o esa tarde en que el cielo se abre sin avisar. Enrollas la boca tres veces, cierras el broche y tu teléfono, tu toalla y tu muda de ropa llegan secos. Con algo de aire adentro, flota si se te cae al agua.',
      details: [
        'Diez litros: toalla, muda de ropa, teléfono y cartera',
        'Costuras selladas y boca que se enrolla tres vueltas',
        'Correa ajustable para llevarla al hombro',
        'Color vivo, fácil de ver en el agua',
        'Pensada para salpicaduras y caídas al agua, no para bucear',
      ],
    },
    en: {
      name: '10-liter dry bag',
      description:
        'For the boat to Utila, the kayak on the Cangrejal, or the afternoon when the skies open up without warning. Roll the top three times, clip it shut, and your phone, towel, and change of clothes arrive dry. With a little air inside, it floats if it goes overboard.',
      details: [
        '10 liters (2.6 gal): towel, change of clothes, phone, and wallet',
        'Sealed seams and a top that rolls down three turns',
        'Adjustable shoulder strap',
        'Bright color, easy to spot on the water',
        'Made for splashes and short dunks, not for diving',
      ],
    },
  },
  {
    id: 'prod-004',
    category: 'accessories',
    price: 4.25,
    es: {
      name: 'Etiqueta de equipaje Greca',
      description:
        'La greca de los templos mayas, en una etiqueta que distingues desde lejos en la banda de equipaje. Tus datos van por dentro, bajo una solapa: los ve quien encuentra tu maleta, no toda la sala. Un detalle pequeño que también sirve de recuerdo.',
      details: [
        'Diseño de greca por los dos lados',
        'Solapa que protege tu nombre y tu teléfono',
        'Correa resistente con hebilla',
        'Esquinas redondeadas que no se enganchan',
      ],
    },
    en: {
      name: 'Maya-pattern luggage tag',
      description:
        'The stepped pattern of the Maya temples, on a tag you can spot from across baggage claim. Your details sit under a flap, where whoever finds your suitcase will see them but no one in line will. A small thing that doubles as a souvenir.',
      details: [
        'Maya temple pattern on both sides',
        'Flap that keeps your name and phone number private',
        'Sturdy strap with a buckle',
        'Rounded corners that do not snag',
      ],
    },
  },
]
