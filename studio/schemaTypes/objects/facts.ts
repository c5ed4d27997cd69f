import { defineArrayMember, defineField, defineType } from 'sanity'
import { optionalLanguages } from '../rules/localized'
import { PLUG_TYPES } from '../choices'

const centimeters = (name: string, title: string) =>
  defineField({ name, title, type: 'number', validation: (rule) => rule.greaterThan(0) })

/** What a shopper compares. Measures are metric; the shop adds US units. */
export const facts = defineType({
  name: 'facts',
  title: 'Datos',
  type: 'object',
  fields: [
    defineField({
      name: 'material',
      title: 'Material',
      type: 'localizedString',
      description: 'De qué está hecho: «Poliéster reciclado con cierre de nailon».',
      validation: optionalLanguages,
    }),
    defineField({
      name: 'size',
      title: 'Talla o tamaño',
      type: 'localizedString',
      description: 'Talla, capacidad o número de piezas: «Talla única, 55–60 cm de contorno».',
      validation: optionalLanguages,
    }),
    defineField({
      name: 'dimensions',
      title: 'Medidas (cm)',
      type: 'object',
      description: 'Largo, ancho y alto en centímetros, listo para usar.',
      options: { columns: 3 },
      fields: [centimeters('length', 'Largo'), centimeters('width', 'Ancho'), centimeters('height', 'Alto')],
    }),
    defineField({
      name: 'weightGrams',
      title: 'Peso (g)',
      type: 'number',
      description: 'En gramos, con lo que trae. La tienda lo muestra también en onzas o libras.',
      validation: (rule) => rule.greaterThan(0).error('Escribe el peso en gramos, mayor que cero.'),
    }),
    defineField({
      name: 'volumeMl',
      title: 'Contenido (ml)',
      type: 'number',
      description: 'Líquidos, geles y cremas. Hasta 100 ml la tienda indica que pasa en equipaje de mano.',
      validation: (rule) => rule.greaterThan(0).error('Escribe el contenido en mililitros, mayor que cero.'),
    }),
    defineField({
      name: 'batteryWh',
      title: 'Batería (Wh)',
      type: 'number',
      description:
        'Solo de una batería suelta, que va en la cabina. Energía en vatios-hora: mAh × 3.7 ÷ 1000.',
      validation: (rule) => rule.greaterThan(0).error('Escribe los vatios-hora, más de cero.'),
    }),
    defineField({
      name: 'plugTypes',
      title: 'Clavijas',
      type: 'array',
      description: 'Letras internacionales. En Honduras se usan A y B.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [...PLUG_TYPES], layout: 'grid' },
    }),
    defineField({
      name: 'voltage',
      title: 'Voltaje',
      type: 'string',
      description: 'Como en la etiqueta: «100–240 V». En Honduras son 120 V.',
    }),
    defineField({
      name: 'inTheBox',
      title: 'Qué trae',
      type: 'localizedStrings',
      description: 'Una pieza por línea.',
      validation: optionalLanguages,
    }),
    defineField({
      name: 'care',
      title: 'Cuidados',
      type: 'localizedString',
      description: 'Cómo se lava o se guarda, en una frase.',
      validation: optionalLanguages,
    }),
  ],
})
