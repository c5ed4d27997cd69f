import type { Alts } from './define'

export const electronics: Alts = {
  'prod-011': {
    es: 'Batería externa azul con cuatro luces de nivel',
    en: 'Blue power bank with four charge lights',
  },
  'prod-011-in-use': {
    es: 'La batería carga un teléfono de noche, junto a una tienda de campaña',
    en: 'The power bank charges a phone at night, beside a tent',
  },
  'prod-011-detail': {
    es: 'Las dos salidas de la batería, USB-C y USB-A, de cerca',
    en: 'The power bank’s two outputs, USB-C and USB-A, up close',
  },
  'prod-011-inside': {
    es: 'La batería y un cable USB-C corto',
    en: 'The power bank and a short USB-C cable',
  },
  'prod-012': {
    es: 'Adaptador de viaje con clavija plana, una toma, dos puertos USB-C y uno USB-A',
    en: 'Travel adapter with flat prongs, one outlet, two USB-C ports, and one USB-A',
  },
  'prod-012-in-use': {
    es: 'El adaptador sobre una mesa con café, cerca de un tomacorriente',
    en: 'The adapter on a table with coffee, near a wall outlet',
  },
  'prod-012-detail': {
    es: 'Las cuatro clavijas del adaptador: tipos A, C, G e I',
    en: 'The adapter’s four plugs: types A, C, G, and I',
  },
  'prod-012-inside': {
    es: 'El adaptador y un fusible de repuesto',
    en: 'The adapter and a spare fuse',
  },
  'prod-013': {
    es: 'Audífonos azules con almohadillas anaranjadas',
    en: 'Blue over-ear headphones with orange cushions',
  },
  'prod-013-in-use': {
    es: 'Los audífonos delante de la ventanilla de un avión',
    en: 'The headphones in front of an airplane window',
  },
  'prod-013-detail': {
    es: 'La almohadilla y la bisagra plegable de un lado, de cerca',
    en: 'The cushion and folding hinge of one side, up close',
  },
  'prod-013-inside': {
    es: 'Audífonos, estuche de tela, cable de 3.5 mm y cable de carga USB-C',
    en: 'Headphones, cloth pouch, 3.5 mm cable, and USB-C charging cable',
  },
}
