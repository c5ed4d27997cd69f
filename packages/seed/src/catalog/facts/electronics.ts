import type { FactsById } from './define'

export const electronics: FactsById = {
  'prod-011': {
    material: { es: 'Aluminio y plástico ABS', en: 'Aluminum and ABS plastic' },
    dimensions: [13.5, 6.8, 1.6],
    weightGrams: 215,
    batteryWh: 37,
    inTheBox: {
      es: ['Una batería externa', 'Un cable USB-C corto'],
      en: ['One power bank', 'One short USB-C cable'],
    },
    care: {
      es: 'Cárgala cada tres meses si no la usas.',
      en: 'Charge it every three months when not in use.',
    },
  },
  'prod-012': {
    material: { es: 'Policarbonato resistente al calor', en: 'Heat-resistant polycarbonate' },
    dimensions: [7, 5.5, 5.8],
    weightGrams: 150,
    plugTypes: ['A', 'C', 'G', 'I'],
    voltage: '100–240 V',
    inTheBox: { es: ['Un adaptador', 'Un fusible de repuesto'], en: ['One adapter', 'One spare fuse'] },
  },
  'prod-013': {
    material: { es: 'Plástico, acero y cuero sintético', en: 'Plastic, steel, and vegan leather' },
    dimensions: [19, 17, 8],
    weightGrams: 230,
    inTheBox: {
      es: ['Audífonos', 'Cable de 3.5 mm', 'Cable de carga USB-C', 'Estuche de tela'],
      en: ['Headphones', '3.5 mm cable', 'USB-C charging cable', 'Cloth pouch'],
    },
    care: { es: 'Limpia las almohadillas con un paño seco.', en: 'Wipe the cushions with a dry cloth.' },
  },
}
