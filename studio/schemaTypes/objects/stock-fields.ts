import { defineField } from 'sanity'
import { TIME_OPTIONS } from './time-options'

/** The fields of a product or kit whose units are counted. */
export const stockFields = (group: string) => [
  defineField({
    name: 'stock',
    title: 'Existencias',
    type: 'number',
    group,
    description:
      'Cuántas piezas contaste en la bodega. Vacío: no se cuentan y nunca se agota. Las ventas las descuenta la tienda: cuántas quedan ahora está en Catálogo → Existencias. Si vuelves a contar y da lo mismo, cambia abajo la fecha.',
    validation: (rule) => rule.integer().min(0).error('Escribe un número entero de piezas, 0 o más.'),
  }),
  defineField({
    name: 'stockCountedAt',
    title: 'Contadas el',
    type: 'datetime',
    options: TIME_OPTIONS,
    group,
    description: 'Si cuentas de nuevo y hay tantas piezas como la vez anterior, cambia la fecha.',
    hidden: ({ document }) => typeof document?.['stock'] !== 'number',
  }),
]
