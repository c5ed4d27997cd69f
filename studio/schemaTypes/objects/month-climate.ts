import { defineField, defineType } from 'sanity'
import { counted } from '../previews/counted'
import { neededNumber } from '../rules/needed'

export const monthClimate = defineType({
  name: 'monthClimate',
  title: 'Clima de un mes',
  type: 'object',
  options: { columns: 4 },
  fields: [
    defineField({
      name: 'high',
      title: 'Máxima (°C)',
      type: 'number',
      validation: neededNumber('Entre 10 y 42 °C.', (rule) => rule.min(10).max(42)),
    }),
    defineField({
      name: 'low',
      title: 'Mínima (°C)',
      type: 'number',
      validation: neededNumber('Entre 0 y 30 °C.', (rule) => rule.min(0).max(30)),
    }),
    defineField({
      name: 'rainyDays',
      title: 'Días de lluvia',
      type: 'number',
      validation: neededNumber('De 0 a 31 días.', (rule) => rule.integer().min(0).max(31)),
    }),
    defineField({
      name: 'sea',
      title: 'Mar (°C)',
      type: 'number',
      validation: (rule) => rule.min(20).max(32).error('Entre 20 y 32 °C; vacío si no hay mar.'),
    }),
  ],
  preview: {
    select: { high: 'high', low: 'low', rainyDays: 'rainyDays', sea: 'sea' },
    prepare: ({ high, low, rainyDays, sea }) => ({
      title: `${high ?? '…'}° / ${low ?? '…'}°, ${counted(rainyDays, 'día')} de lluvia`,
      ...(sea !== undefined && { subtitle: `Mar a ${sea}°` }),
    }),
  },
})
